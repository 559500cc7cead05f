import type { Profile } from './readiness.ts';

const url = (name: string) => `https://files.example/user_1/${name}.pdf`;

/** A profile with all four documents, for stories and tests. */
export const sampleProfile: Profile = {
  tenthResult: url('tenthResult'),
  twelfthResult: url('twelfthResult'),
  incomeCert: url('incomeCert'),
  domicileCert: url('domicileCert'),
};
