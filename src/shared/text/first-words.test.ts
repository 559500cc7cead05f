import { describe, expect, it } from 'vitest';
import { firstSentences } from './first-words.ts';

describe('firstSentences', () => {
  it.each([
    ['A short text stays whole.', 60, 'A short text stays whole.'],
    [
      'For girls who need a hostel place this term. The trust pays the warden directly.',
      60,
      'For girls who need a hostel place this term.',
    ],
    [
      'For everyone who studies. Also for those who work! And for those who cannot decide yet.',
      60,
      'For everyone who studies. Also for those who work!',
    ],
    [
      'For children of farmers who lost a harvest to the flood of last year, and their cousins.',
      60,
      'For children of farmers who lost a harvest to the flood of…',
    ],
    [
      'Dr. Rao gives it to students of medicine in their last two years, in memory of his wife.',
      60,
      'Dr. Rao gives it to students of medicine in their last two…',
    ],
    [
      'यह छात्रवृत्ति गाँव की लड़कियों के लिए है। आवेदन के साथ आय प्रमाण पत्र भी भेजें, कृपया।',
      60,
      'यह छात्रवृत्ति गाँव की लड़कियों के लिए है।',
    ],
  ])(
    'firstSentences shortens %j to at most %i characters, at the end of a sentence if possible',
    (text, count, expected) => {
      expect(firstSentences(text, count)).toBe(expected);
    },
  );
});
