import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completenessOf, verificationOf } from './profile-completeness.ts';

const full = {
  dateOfBirth: '2005-03-31',
  gender: 'Female',
  nationality: 'Indian',
  contactNumber: '+919876543210',
  address: 'Hubballi',
  fatherName: 'Mahesh',
  motherName: 'Rekha',
  aboutMe: 'I teach.',
  tenthResult: 'https://files.example/1.pdf',
  twelfthResult: 'https://files.example/2.pdf',
  incomeCert: 'https://files.example/3.pdf',
  domicileCert: 'https://files.example/4.pdf',
};

describe('completenessOf', () => {
  it('completenessOf counts the fields and documents that a profile has, and names the missing ones', () => {
    expect(completenessOf(full)).toEqual({ present: 12, total: 12, missing: [] });
    expect(completenessOf({ ...full, motherName: ' ', incomeCert: null })).toEqual({
      present: 10,
      total: 12,
      missing: [
        { key: 'motherName', label: 'Mother’s name' },
        { key: 'incomeCert', label: 'Income certificate' },
      ],
    });
    expect(completenessOf({}).present).toBe(0);
  });
});

describe('verificationOf', () => {
  it.each([
    [{ status: 'VERIFIED' }, 'verified'],
    [{ status: 'PENDING' }, 'pending'],
    [{}, 'pending'],
  ])('[STU-09] verificationOf maps %j to the verification status %s', (student, kind) =>
    expect(verificationOf(student).kind).toBe(kind),
  );

  it('[STU-09] an unknown verification status never counts as verified', () => {
    fc.assert(
      fc.property(fc.string(), (status) => {
        fc.pre(!/^\s*(?:verified|approved)\s*$/i.test(status));
        expect(verificationOf({ status }).kind).not.toBe('verified');
      }),
    );
    expect(verificationOf({ status: 'On hold' })).toEqual({ kind: 'other', word: 'On hold' });
  });
});
