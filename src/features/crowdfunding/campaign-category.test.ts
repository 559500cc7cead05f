import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAMPAIGN_CATEGORIES } from './campaign-categories.ts';
import { campaignCategory } from './campaign-category.ts';

describe('[CF-02] campaignCategory', () => {
  it.each([
    ['Scholarship Fund for the Sundarbans', 'scholarship'],
    ['Bursaries for nurses', 'scholarship'],
    ['Tablets for Class Ten', 'technology'],
    ['The Coding Bus', 'technology'],
    ['Science Kits for 120 Government Schools', 'supplies'],
    ['Rain-Proof School Bags', 'supplies'],
    ['Braille Textbooks in Gujarati', 'supplies'],
    ['Evening School for Young Workers', 'program'],
    ['पढ़ने का शिविर', 'program'],
    ['छात्रवृत्ति', 'scholarship'],
    ['உதவித்தொகை', 'scholarship'],
  ])('campaignCategory assigns “%s” to the category ‘%s’', (title, category) => {
    expect(campaignCategory(title, '')).toBe(category);
  });

  it('campaignCategory uses the description only if the title matches no category', () => {
    expect(campaignCategory('A Village Library', 'Four thousand books.')).toBe('program');
    expect(campaignCategory('For Kolar', 'Four thousand books.')).toBe('supplies');
  });

  it('campaignCategory prefers the category listed first if the text matches two categories', () => {
    expect(campaignCategory('Laptops and a scholarship', '')).toBe('scholarship');
  });

  it('campaignCategory matches whole words only', () => {
    expect(campaignCategory('Baggage, kitchens and penalties', '')).toBe('program');
    expect(campaignCategory('A bag, a kit, a pen', '')).toBe('supplies');
  });

  it('campaignCategory defaults to ‘program’, and returns a valid category for any text', () => {
    expect(campaignCategory('', '')).toBe('program');
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, description) => {
        expect(CAMPAIGN_CATEGORIES).toContain(campaignCategory(title, description));
      }),
    );
  });
});
