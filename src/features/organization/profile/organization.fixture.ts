import type { Organization } from '../organization.ts';

export const pending: Organization = {
  userId: 'user_1',
  organizationName: 'Nayi Disha',
  registrationNumber: 'UP/SOC/2024/00318',
  contactPerson: 'Farhan Qureshi',
  contactEmail: 'office@nayidisha.example',
  contactNumber: '+915224001122',
  address: '7, Aminabad Road, Lucknow 226018',
  websiteURL: 'https://nayidisha.example',
  documentURL: 'https://files.example/deed.pdf',
  verified: false,
};
export const verified: Organization = { ...pending, verified: true, verifiedAt: '2026-08-12T06:00:00Z' };
