import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeCondition, type ProfileFacts } from './readiness-conditions.ts';

const NOW = Date.parse('2026-11-21T10:00:00+05:30');
const asha: ProfileFacts = {
  gender: 'Female',
  nationality: 'Indian',
  dateOfBirth: '2006-07-15',
  address: '9, Swarajpuri Road, Gaya 823001',
  city: 'Gaya',
  state: 'Bihar',
};
const judge = (condition: string, profile: ProfileFacts = asha) => judgeCondition(condition, profile, NOW);

describe('judgeCondition', () => {
  it.each([
    ['Women only', 'Your profile: gender, Female'],
    ['Open to girls', 'Your profile: gender, Female'],
    ['Gender: Female', 'Your profile: gender, Female'],
    ['Female candidates can apply', 'Your profile: gender, Female'],
    ['Indian citizens', 'Your profile: nationality, Indian'],
    ['The applicant must be a citizen of India.', 'Your profile: nationality, Indian'],
    ['Nationality: Indian', 'Your profile: nationality, Indian'],
    ['Residents of Bihar', 'Your profile: state, Bihar'],
    ['Candidates should be permanent residents of the state of Bihar', 'Your profile: state, Bihar'],
    ['Students from Bihar', 'Your profile: state, Bihar'],
    ['Living in Gaya', 'Your profile: city, Gaya'],
    ['Age between 18 and 25', 'Your profile: date of birth, 15 July 2006'],
    ['Age 18–25 years', 'Your profile: date of birth, 15 July 2006'],
    ['At least 18 years old', 'Your profile: date of birth, 15 July 2006'],
    ['18 years or older', 'Your profile: date of birth, 15 July 2006'],
    ['Below 25 years of age', 'Your profile: date of birth, 15 July 2006'],
    ['Any family income', 'Nothing to show: every income may apply.'],
  ])('ticks %s and names the field', (condition, note) => {
    expect(judge(condition)).toEqual({ standing: 'have', note });
  });

  it.each([
    ['Women only', { gender: 'Male' }, 'Check this: your profile says gender, Male'],
    [
      'Women who study engineering, science or mathematics',
      { gender: 'Male' },
      'Check this: your profile says gender, Male',
    ],
    ['Indian citizens', { nationality: 'Nepali' }, 'Check this: your profile says nationality, Nepali'],
    ['Residents of Karnataka', {}, 'Check this: your profile says state, Bihar'],
    ['Domicile of Karnataka', {}, 'Check this: your profile says state, Bihar'],
    ['Age between 21 and 25', {}, 'Check this: your profile says date of birth, 15 July 2006'],
    ['Under 18 years', {}, 'Check this: your profile says date of birth, 15 July 2006'],
  ])('asks to check %s, and never says not eligible', (condition, change, note) => {
    expect(judge(condition, { ...asha, ...change })).toEqual({ standing: 'check', note });
  });

  it.each([
    [
      'Family income of at most ₹3,00,000',
      'Not known. Your profile does not hold your family income. Your income certificate will show it.',
    ],
    [
      'Women whose family income is below ₹2,00,000',
      'Not known. Your profile does not hold your family income. Your income certificate will show it.',
    ],
    [
      'At least 60 percent in class 12',
      'Not known. Your profile does not hold your marks. Your marksheets will show them.',
    ],
    [
      'Women who study engineering, science or mathematics',
      'Your profile: gender, Female. The rest is not known.',
    ],
    ['Domicile of Bihar', 'Your profile: state, Bihar. Your domicile certificate will show the rest.'],
    ['Age up to 20 years', 'Your profile: date of birth, 15 July 2006. Not known: the day that counts.'],
    ...[
      'Enrolled in a nursing course in Karnataka',
      'Class 12 from a government or government-aided school',
      'First of the family to study for a degree',
      'Residents of Bihar or Jharkhand',
      'Not a resident of Bihar',
      'Women and men',
      'Girls and boys from Gaya',
      'Children of Indian soldiers',
      'Indian citizens and NRIs',
      'Students other than girls',
      'From a rural area',
      '18 months of work',
      '<script>alert(1)</script>',
      'गया के निवासी',
      '',
      'women '.repeat(3000),
    ].map((condition) => [
      condition,
      'Not known. Your profile does not say this. You can speak of it in your answers.',
    ]),
  ])('does not know %s', (condition, note) => {
    expect(judge(condition ?? '')).toEqual({ standing: 'unknown', note });
  });

  it('reads the state from the end of an address, and from nowhere else in it', () => {
    const living = (address: string) => judge('Residents of Kerala', { address });
    for (const address of [
      '12, Mavoor Road, Kozhikode, Kerala 673001',
      'Mavoor Road\nKozhikode\nKerala - 673 001\nIndia',
      'Kozhikode, kerala.',
    ]) {
      expect(living(address)).toEqual({ standing: 'have', note: 'Your profile: address in Kerala' });
    }
    for (const address of ['Kerala Street, Chennai 600001', 'Near Hotel Kerala', 'Kerala', '', ',,,']) {
      expect(living(address).standing).toBe('unknown');
    }
  });

  it('knows an older name of a state', () => {
    expect(judge('Residents of Odisha', { state: 'Orissa' }).standing).toBe('have');
  });

  it('says which field would be needed', () => {
    expect(judge('Women only', {}).note).toBe('Not known. Your profile does not hold your gender yet.');
    expect(judge('Indian citizens', { nationality: ' ' }).note).toMatch(/your nationality yet/);
    expect(judge('Age 18 to 25', { dateOfBirth: 'soon' }).note).toMatch(/your date of birth yet/);
  });

  it('is not sure of an age on the day around a birthday', () => {
    const on = (dateOfBirth: string) => judge('At least 18 years old', { dateOfBirth }).standing;
    expect(on('2008-11-19')).toBe('have');
    expect(on('2008-11-21T18:30:00.000Z')).toBe('unknown');
    expect(on('2008-11-24')).toBe('check');
  });

  it('ticks an age only where somebody surely has it', () => {
    const day = fc.date({ min: new Date(Date.UTC(1950)), max: new Date(NOW), noInvalidDate: true });
    const bounds = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(day, bounds, (born, [one, other]) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const dateOfBirth = born.toISOString().slice(0, 10);
        const { standing } = judge(`Age between ${from} and ${to}`, { dateOfBirth });
        const years = (NOW - Date.parse(dateOfBirth)) / (365.25 * 86_400_000);
        if (standing === 'have') expect(years >= from - 0.01 && years <= to + 0.01).toBe(true);
        if (standing === 'check') expect(years < from + 0.01 || years > to + 1 - 0.01).toBe(true);
      }),
    );
  });

  /** Words that the rules look for, mixed with others. */
  const mixed = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...'women girls men only not or and from resident of in Bihar Karnataka Gaya Indian citizen age between 18 25 years domicile students the must be'.split(
            ' ',
          ),
        ),
        fc.string({ unit: 'grapheme', maxLength: 8 }),
      ),
      { maxLength: 12 },
    )
    .map((words) => words.join(' '));

  it('never ticks anything for an empty profile', () => {
    fc.assert(
      fc.property(mixed, (condition) => {
        expect(judge(condition, {}).standing).toBe('unknown');
      }),
    );
  });

  it('never ticks a condition with a word in it that it does not know', () => {
    const strange = fc.string({
      unit: fc.constantFrom(...'bcdfghjklmnpqrtvwz'),
      minLength: 4,
      maxLength: 12,
    });
    const known = fc.constantFrom(
      'Women only',
      'Indian citizens',
      'Residents of Bihar',
      'Age 18 to 25 years',
    );
    fc.assert(
      fc.property(known, strange, fc.boolean(), (condition, word, before) => {
        expect(judge(before ? `${word} ${condition}` : `${condition} ${word}`).standing).not.toBe('have');
      }),
    );
  });
});
