import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NOW, sampleFields } from '../campaign-samples.fixture.ts';
import { NO_CAMPAIGN } from './campaign-fields.ts';
import { previewOf } from './previewed-campaign.ts';

describe('previewOf', () => {
  it('[CF-09] the campaign preview shows the form’s values', () => {
    expect(previewOf({ ...sampleFields, title: ' A Library ' }, null, SAMPLE_NOW)).toMatchObject({
      hasExamples: false,
      campaign: {
        title: 'A Library',
        goalAmount: 450_000,
        deadline: '2027-03-31T18:29:59.999Z',
      },
    });
  });

  it('the campaign preview fills empty fields with examples and says so', () => {
    const { campaign, hasExamples } = previewOf(NO_CAMPAIGN, null, SAMPLE_NOW);
    expect(hasExamples).toBe(true);
    expect(campaign.title).not.toBe('');
    expect(Date.parse(campaign.deadline)).toBeGreaterThan(SAMPLE_NOW);
  });

  it('the campaign preview loads no picture until the URL is complete', () => {
    const pictureOf = (imageUrl: string) =>
      previewOf({ ...NO_CAMPAIGN, imageUrl }, null, SAMPLE_NOW).campaign.imageUrl;
    const address = 'https://images.example/a.png';
    const asked = Array.from(address, (_, length) => pictureOf(address.slice(0, length)));
    expect(new Set(asked)).toEqual(new Set([null]));
    expect(pictureOf(` ${address} `)).toBe(address);
  });

  it('[SAFE-02] the campaign preview has a valid deadline and goal for any input', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('20270-03-31', '+275760-09-13', '1e400', '₹'));
    const typed = fc.record({
      title: text,
      description: text,
      imageUrl: text,
      about: text,
      goalAmount: text,
      deadline: text,
    });
    fc.assert(
      fc.property(typed, (any) => {
        const { campaign } = previewOf(any, null, SAMPLE_NOW);
        expect(campaign.deadline).toMatch(/^\d{4}-/);
        expect(Number.isFinite(campaign.goalAmount)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
