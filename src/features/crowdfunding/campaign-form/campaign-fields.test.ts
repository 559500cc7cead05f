import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import { TEXT_LIMITS } from '#contract/limits.ts';
import { fundraiserChangeSchema, fundraiserWriteSchema } from '#contract/schemas/fundraiser.ts';
import { namesOf } from '#shared/form/fields.ts';
import { isTooLong } from '#shared/form/text-limits.test-utils.ts';
import { isoDay } from '#shared/format/dates.ts';
import { sampleEdited as campaign, sampleFields as fields, SAMPLE_NOW } from '../campaign-samples.fixture.ts';
import {
  type CampaignFields,
  campaignChange,
  campaignLabels,
  campaignPayload,
  campaignSchema,
  fieldsOf,
  NO_CAMPAIGN,
} from './campaign-fields.ts';

/** Returns the error messages, in the order in which the fields are checked. */
function faults(change: Partial<CampaignFields>, storedDay: string | null = null): string[] {
  const { issues } = v.safeParse(campaignSchema({ now: SAMPLE_NOW, storedDay }), {
    ...fields,
    ...change,
  });
  return namesOf(campaignLabels).flatMap((name) =>
    (issues ?? []).filter((issue) => v.getDotPath(issue) === name).map(({ message }) => message),
  );
}

describe('[CF-10] the validation of a campaign', () => {
  it('campaignSchema accepts valid values', () => {
    expect(faults({})).toEqual([]);
  });

  it('campaignSchema reports a different message for each empty field', () => {
    expect(faults(NO_CAMPAIGN)).toEqual([
      'Please select a deadline.',
      'Goal amount must be a positive number.',
      'Please enter a valid image URL.',
      'Description must be between 10 and 500 characters long.',
      'About section must be between 10 and 1000 characters long.',
      'Please enter a title.',
    ]);
  });

  it('campaignSchema accepts today as the deadline, but no earlier day', () => {
    expect(faults({ deadline: '2026-11-21' })).toEqual([]);
    expect(faults({ deadline: '2026-11-20' })).toEqual(['Deadline cannot be in the past.']);
  });

  it('campaignSchema accepts a deadline only within ten years', () => {
    expect(faults({ deadline: '2036-11-21' })).toEqual([]);
    for (const deadline of ['2036-11-22', '2206-03-31', '20270-01-01'])
      expect(faults({ deadline })).toEqual(['Deadline must be within ten years.']);
  });

  it.each(['', '2026', '2026-13-01', 'soon'])('campaignSchema rejects %j as the deadline', (deadline) => {
    expect(faults({ deadline })).toEqual(['Please select a deadline.']);
  });

  it('campaignSchema accepts an unchanged deadline, even if it is in the past or more than ten years away', () => {
    expect(faults({ deadline: '2106-01-31' }, '2106-01-31')).toEqual([]);
    expect(faults({ deadline: '2026-01-31' }, '2026-01-31')).toEqual([]);
    expect(faults({ deadline: '2026-01-30' }, '2026-01-31')).toEqual(['Deadline cannot be in the past.']);
  });

  it.each(['', '0', '0.00', '-5', 'a lot', '1,25', '1e5', 'NaN', 'Infinity', '9'.repeat(13)])(
    'campaignSchema rejects %j as the goal',
    (goalAmount) => {
      expect(faults({ goalAmount })).toEqual(['Goal amount must be a positive number.']);
    },
  );

  it.each(['1', '0.01', '450000', '4,50,000', '₹ 4 50 000', '500/-'])(
    'campaignSchema accepts %j as the goal',
    (goalAmount) => {
      expect(faults({ goalAmount })).toEqual([]);
    },
  );

  it.each(['jpeg', 'jpg', 'gif', 'png', 'webp', 'bmp', 'PNG', 'png?w=1200&h=600', 'jpg?'])(
    'campaignSchema accepts a picture URL that ends in .%s',
    (end) => {
      expect(faults({ imageUrl: `https://images.example/a.${end}` })).toEqual([]);
    },
  );

  it.each([
    'https://images.example/a',
    'https://images.example/a.svg',
    'https://images.example/a.png/b',
    'https://images.example/apng',
    'images/a.png',
    'javascript:alert(1)//.png',
    'data:image/png;base64,AAAA.png',
    'ftp://images.example/a.png',
  ])('campaignSchema rejects %s as the picture’s URL', (imageUrl) => {
    expect(faults({ imageUrl })).toEqual(['Please enter a valid image URL.']);
  });

  it.each([
    ['description', 500, 'Description must be between 10 and 500 characters long.'],
    ['about', 1000, 'About section must be between 10 and 1000 characters long.'],
  ] as const)(
    'campaignSchema ignores surrounding spaces when it checks the length of the field ‘%s’',
    (name, most, text) => {
      expect(faults({ [name]: 'x'.repeat(10) })).toEqual([]);
      expect(faults({ [name]: ` ${'x'.repeat(most)} ` })).toEqual([]);
      expect(faults({ [name]: `${'x'.repeat(9)} ` })).toEqual([text]);
      expect(faults({ [name]: 'x'.repeat(most + 1) })).toEqual([text]);
    },
  );

  it('for any input, campaignSchema reports only texts from the error catalogue', () => {
    const known = new Set<string>(Object.values(crowdfundingErrors));
    const text = fc.oneof(fc.string(), fc.constantFrom('2027-01-01', '5', '+275760-09-13'));
    const anything = fc.record({
      title: text,
      description: text,
      imageUrl: text,
      about: text,
      goalAmount: text,
      deadline: text,
    });
    fc.assert(
      fc.property(anything, (typed) => {
        for (const fault of faults(typed)) expect(known).toContain(fault);
      }),
    );
  });
});

describe('[CF-11] campaignPayload', () => {
  it('campaignPayload trims text fields, sets the deadline to the end of its day in India, and includes the owner’s id', () => {
    const payload = campaignPayload('user_1', {
      ...fields,
      title: ' A Village Library ',
      goalAmount: '450000.5',
    });
    expect(payload).toEqual({
      title: 'A Village Library',
      description: fields.description,
      imageUrl: fields.imageUrl,
      about: fields.about,
      goalAmount: 450_000.5,
      deadline: '2027-03-31T18:29:59.999Z',
      organizationId: 'user_1',
    });
    expect(v.parse(v.strictObject(fundraiserWriteSchema.entries), payload)).toEqual(payload);
  });
});

describe('[CF-12] campaignChange', () => {
  it('[CF-09] fieldsOf turns a campaign’s deadline into a date without a time', () => {
    expect(fieldsOf(campaign)).toEqual({ ...fields, goalAmount: '450000' });
    expect(fieldsOf({ ...campaign, deadline: '2027-03-31' }).deadline).toBe('2027-03-31');
    expect(fieldsOf({ id: 'c', title: 'T', goalAmount: 1, deadline: '2027-03-31' }).about).toBe('');
  });

  it('campaignChange is null if only formatting changed', () => {
    expect(campaignChange(campaign, fieldsOf(campaign))).toBeNull();
    expect(
      campaignChange(campaign, { ...fields, title: `${fields.title}  `, goalAmount: '₹4,50,000.00' }),
    ).toBeNull();
  });

  it.each([
    ['title', 'Another', { title: 'Another' }],
    ['description', 'Three rooms and a garden.', { description: 'Three rooms and a garden.' }],
    ['imageUrl', 'https://images.example/b.jpg', { imageUrl: 'https://images.example/b.jpg' }],
    ['about', 'It has a building now.', { about: 'It has a building now.' }],
    ['goalAmount', '5,00,000', { goalAmount: 500_000 }],
    ['deadline', '2027-04-01', { deadline: '2027-04-01T18:29:59.999Z' }],
  ] as const)('campaignChange contains only %s if only that field changed', (name, value, change) => {
    expect(campaignChange(campaign, { ...fieldsOf(campaign), [name]: value })).toEqual(change);
    expect(v.is(fundraiserChangeSchema, change)).toBe(true);
  });

  it('campaignChange compares deadlines by day, so a different time on the same day counts as unchanged', () => {
    const noon = { ...campaign, deadline: '2027-03-31T06:30:00Z' };
    expect(campaignChange(noon, fieldsOf(noon))).toBeNull();
  });

  it('applying campaignChange to a campaign produces the edited values', () => {
    const text = fc.string().map((word) => word.trim());
    const day = fc.date({ min: new Date(2020, 0), max: new Date(2040, 0), noInvalidDate: true });
    const edits = fc.record({
      title: text,
      description: text,
      imageUrl: text,
      about: text,
      goalAmount: fc.integer({ min: 1, max: 1e9 }).map(String),
      deadline: day.map((date) => isoDay(date.getTime())),
    });
    fc.assert(
      fc.property(edits, (edited) => {
        const change = campaignChange(campaign, edited);
        expect(fieldsOf({ ...campaign, ...change })).toEqual(edited);
      }),
    );
  });
});

it.each(Object.entries(TEXT_LIMITS.campaign))(
  '[SAFE-04] campaignSchema limits the field ‘%s’ to %d characters',
  (name, limit) => {
    const field = campaignSchema({ now: SAMPLE_NOW, storedDay: null }).entries[
      name as keyof typeof TEXT_LIMITS.campaign
    ];
    expect([isTooLong(field, limit), isTooLong(field, limit + 1)]).toEqual([false, true]);
  },
);
