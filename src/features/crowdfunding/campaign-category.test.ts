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
  ])('%s is %s', (title, category) => {
    expect(campaignCategory(title, '')).toBe(category);
  });

  it('goes by the title, and by the description only where the title says nothing', () => {
    expect(campaignCategory('A Village Library', 'Four thousand books.')).toBe('program');
    expect(campaignCategory('For Kolar', 'Four thousand books.')).toBe('supplies');
  });

  it('the upper category wins where a text names two', () => {
    expect(campaignCategory('Laptops and a scholarship', '')).toBe('scholarship');
  });

  it('goes by whole words', () => {
    expect(campaignCategory('Baggage, kitchens and penalties', '')).toBe('program');
    expect(campaignCategory('A bag, a kit, a pen', '')).toBe('supplies');
  });

  it('is a program where nothing says what it is, and never anything else', () => {
    expect(campaignCategory('', '')).toBe('program');
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, description) => {
        expect(CAMPAIGN_CATEGORIES).toContain(campaignCategory(title, description));
      }),
    );
  });
});
