import { foldCase } from '#shared/text/fold-case.ts';
import { CAMPAIGN_CATEGORIES, type CampaignCategory } from './campaign-categories.ts';

/**
 * The words that determine a campaign's category (CF-02). The server sends no category. The words
 * are lowercase singulars, which also match their plurals in -s, -es and -ies. If a text matches
 * two categories, the category listed first wins.
 */
const WORDS = {
  scholarship: 'scholarship bursary fellowship stipend tuition fee scholar छात्रवृत्ति உதவித்தொகை புலமைப்பரிசில்',
  technology:
    'technology tablet laptop computer coding code programming robotics robot internet digital software phone smartphone projector online कंप्यूटर लैपटॉप டேப்லெட் கணினி மடிக்கணினி',
  supplies:
    'supply kit bag backpack uniform shoe raincoat book textbook notebook stationery pencil pen desk bench blackboard bicycle braille किताबें किताब पुस्तक कॉपी बस्ता புத்தகம் நோட்டு',
  program:
    'program programme school class classroom course camp library training teacher teaching lesson mentor hostel education workshop tutoring शिविर विद्यालय स्कूल பள்ளி முகாம்',
} as const satisfies Record<CampaignCategory, string>;

const categoryOfWord = new Map<string, CampaignCategory>();
for (const category of CAMPAIGN_CATEGORIES) {
  for (const word of WORDS[category].split(' ')) categoryOfWord.set(word, category);
}

function categoryOfText(text: string): CampaignCategory | null {
  const found = new Set<CampaignCategory>();
  // Includes combining marks, because Devanagari and Tamil write vowels as marks.
  for (const word of foldCase(text).match(/[\p{L}\p{M}]+/gu) ?? []) {
    const category =
      categoryOfWord.get(word) ??
      categoryOfWord.get(word.replace(/s$/, '')) ??
      categoryOfWord.get(word.replace(/es$/, '')) ??
      categoryOfWord.get(word.replace(/ies$/, 'y'));
    if (category !== undefined) found.add(category);
  }
  return CAMPAIGN_CATEGORIES.find((category) => found.has(category)) ?? null;
}

/**
 * Derives a campaign's category from its title, or from its description if no word in the title
 * matches. Defaults to 'program'.
 */
export function campaignCategory(title: string, description: string): CampaignCategory {
  return categoryOfText(title) ?? categoryOfText(description) ?? 'program';
}
