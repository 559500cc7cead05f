import type { OrganizationRecord, UserRecord } from '../store/records.ts';
import { publicFileUrl } from '../supabase/host.ts';
import type { Calendar } from './calendar.ts';
import { personas } from './personas.ts';

interface Profile {
  readonly userId: string;
  readonly name: string;
  readonly registration: string;
  readonly contact: string;
  readonly address: string;
  readonly phone: string;
  /** Days since the verification. Null while the verification is pending. */
  readonly verifiedDaysAgo: number | null;
}

const profiles = {
  vidya: {
    userId: personas.organization.userId,
    name: 'Vidya Trust',
    registration: 'KA/TRUST/2009/01847',
    contact: 'Lakshmi Rao',
    address: '14, 3rd Cross, Malleshwaram, Bengaluru 560003',
    phone: '+918040112233',
    verifiedDaysAgo: 410,
  },
  'nayi-disha': {
    userId: personas['organization-unverified'].userId,
    name: 'Nayi Disha',
    registration: 'UP/SOC/2024/00318',
    contact: 'Farhan Qureshi',
    address: '7, Aminabad Road, Lucknow 226018',
    phone: '+915224001122',
    verifiedDaysAgo: null,
  },
  saraswati: {
    userId: 'user_saraswati_foundation',
    name: 'Saraswati Shiksha Foundation',
    registration: 'MH/TRUST/1996/00421',
    contact: 'Medha Joshi',
    address: '221, Sadashiv Peth, Pune 411030',
    phone: '+912024455667',
    verifiedDaysAgo: 800,
  },
  kaveri: {
    userId: 'user_kaveri_society',
    name: 'Kaveri Education Society',
    registration: 'KA/SOC/1988/00077',
    contact: 'Devaraj Gowda',
    address: '9, Irwin Road, Mysuru 570001',
    phone: '+918212433445',
    verifiedDaysAgo: 650,
  },
  himalaya: {
    userId: 'user_himalaya_fund',
    name: 'Himalayan Learning Fund',
    registration: 'UK/TRUST/2012/00905',
    contact: 'Tenzin Negi',
    address: '31, Rajpur Road, Dehradun 248001',
    phone: '+911352655443',
    verifiedDaysAgo: 300,
  },
  nalanda: {
    userId: 'user_nalanda_council',
    name: 'Nalanda Merit Council',
    registration: 'BR/SOC/2001/00562',
    contact: 'Anand Prasad Sinha',
    address: '5, Boring Canal Road, Patna 800001',
    phone: '+916122533221',
    verifiedDaysAgo: 520,
  },
  ilaignar: {
    userId: 'user_ilaignar_kalvi',
    name: 'இளைஞர் கல்வி அறக்கட்டளை (Ilaignar Kalvi Trust)',
    registration: 'TN/TRUST/2005/01120',
    contact: 'Kayalvizhi Murugan',
    address: '48, Luz Church Road, Mylapore, Chennai 600004',
    phone: '+914424981234',
    verifiedDaysAgo: 470,
  },
  sagar: {
    userId: 'user_sagar_welfare',
    name: 'Sagar Coastal Welfare Trust',
    registration: 'KL/TRUST/2015/00266',
    contact: 'Annie Varghese',
    address: '2, Fort Cochin Beach Road, Kochi 682001',
    phone: '+914842215566',
    verifiedDaysAgo: 210,
  },
  brahmaputra: {
    userId: 'user_brahmaputra_youth',
    name: 'Brahmaputra Youth Initiative',
    registration: 'AS/SOC/2010/00389',
    contact: 'Rituparna Bora',
    address: '17, Zoo Road, Guwahati 781024',
    phone: '+913612451199',
    verifiedDaysAgo: 330,
  },
  udaan: {
    userId: 'user_udaan_collective',
    name: 'Udaan Girls’ Collective',
    registration: 'RJ/SOC/2017/00714',
    contact: 'Bhavna Rathore',
    address: '62, Bapu Nagar, Jaipur 302015',
    phone: '+911412702233',
    verifiedDaysAgo: 190,
  },
  kisan: {
    userId: 'user_kisan_parivar',
    name: 'Kisan Parivar Nyas',
    registration: 'MH/TRUST/2013/00830',
    contact: 'Vitthal Deshmukh',
    address: '88, Wardha Road, Nagpur 440012',
    phone: '+917122442211',
    verifiedDaysAgo: 260,
  },
  takshashila: {
    userId: 'user_takshashila_alumni',
    name: 'Takshashila Technology Alumni',
    registration: 'TS/SOC/2019/00145',
    contact: 'Harika Reddy',
    address: '3, Gachibowli, Hyderabad 500032',
    phone: '+914023001177',
    verifiedDaysAgo: 140,
  },
  sparsh: {
    userId: 'user_sparsh_network',
    name: 'Sparsh Inclusion Network',
    registration: 'GJ/TRUST/2008/00651',
    contact: 'Jignesh Parmar',
    address: '10, Ashram Road, Ahmedabad 380009',
    phone: '+917926580044',
    verifiedDaysAgo: 380,
  },
  hooghly: {
    userId: 'user_hooghly_guild',
    name: 'Hooghly Arts & Letters Guild',
    registration: 'WB/SOC/1979/00012',
    contact: 'Shubhra Chatterjee',
    address: '54, College Street, Kolkata 700073',
    phone: '+913322413388',
    verifiedDaysAgo: 900,
  },
} as const satisfies Record<string, Profile>;

/** The short name of an organization in the seed data. */
export type OrganizationKey = keyof typeof profiles;

const entries = Object.entries(profiles) as [OrganizationKey, Profile][];

/** Returns the user id of an organization. Its scholarships and campaigns refer to this id. */
export function ownerOf(key: OrganizationKey): string {
  return profiles[key].userId;
}

const emailOf = (key: OrganizationKey): string => `office@${key.replace('-', '')}.example`;

/**
 * Builds every organization's profile. One profile has an unsafe website URL, which the site must
 * not show as a link.
 */
export function seedOrganizations(calendar: Calendar, filesUrl: string): OrganizationRecord[] {
  return entries.map(([key, profile], index) => ({
    id: profile.userId,
    userId: profile.userId,
    organizationName: profile.name,
    registrationNumber: profile.registration,
    contactPerson: profile.contact,
    contactEmail: emailOf(key),
    contactNumber: profile.phone,
    address: profile.address,
    websiteURL: key === 'hooghly' ? 'javascript:alert(document.domain)' : `https://${key}.example`,
    documentURL:
      profile.verifiedDaysAgo === null
        ? null
        : publicFileUrl(filesUrl, 'organization-documents', `org-docs/${profile.userId}/registration.pdf`),
    verified: profile.verifiedDaysAgo !== null,
    verifiedAt: profile.verifiedDaysAgo === null ? null : calendar.duringDay(-profile.verifiedDaysAgo, index),
  }));
}

/** Builds the user records of the organizations that aren't personas. */
export function seedOrganizationUsers(calendar: Calendar): UserRecord[] {
  const taken = new Set<string>(Object.values(personas).map(({ userId }) => userId));
  return entries
    .filter(([, { userId }]) => !taken.has(userId))
    .map(([key, profile], index) => ({
      id: profile.userId,
      name: profile.contact,
      email: emailOf(key),
      role: 'ORGANIZATION',
      createdAt: calendar.duringDay(-(profile.verifiedDaysAgo ?? 30) - 20, index),
    }));
}
