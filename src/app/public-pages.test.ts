import { describe, expect, it } from 'vitest';
import { drawPage } from './prerender.tsx';

const CLAIM = 'Our own figures';

/** Returns the text in an HTML string, with a space in place of each tag. */
const wordsOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

it.each<[ids: string, path: string, says: readonly string[], leadsTo: readonly string[]]>([
  [
    '[HOME-01] [HOME-05]',
    '/',
    ['Join 12,000+ students', 'One profile with your documents', 'Get Started', 'Learn More'],
    ['/auth/role-selection', '/about'],
  ],
  [
    '[HOME-03] [HOME-05]',
    '/about',
    [
      ...['12,000+ students', '500+ scholarships', '₹4.5M funding', '500 partner schools', '85% success'],
      ...[
        '2020 founded',
        CLAIM,
        'Our mission',
        'Our story',
        'Our values',
        'The team',
        'Questions people ask',
      ],
      ...['Join as Student', 'Become a Donor'],
    ],
    ['/auth/role-selection', '/donation'],
  ],
  [
    '[HOME-04] [HOME-05]',
    '/about-edu-empower',
    [
      ...[
        'What we offer',
        'Problems we solve',
        'Can this work?',
        'What we’ve achieved',
        'What sets us apart',
      ],
      ...['AI-based matching and ranking', 'Real-time fund tracking', 'Points from free courses'],
      ...['Deadline reminders', 'Emergency aid', 'Verified organizations', 'Is EduEmpower a charity?'],
    ],
    [],
  ],
  [
    '[HOME-06]',
    '/student',
    ['₹33M+', '5K+', 'up to 75%', 'No essay required', '100% free', 'How it works', 'Success stories'],
    [],
  ],
  [
    '[DON-06]',
    '/donation',
    [
      ...['Why donate', 'Ways to give', 'A student’s story', 'One-time', 'Monthly', 'Sponsor a student'],
      ...['Fund a scholarship', '₹10M+', '500+', '95%', 'Explore Scholarships', 'About EduEmpower'],
    ],
    ['/scholarship', '/about-edu-empower'],
  ],
  [
    '[ORG-01]',
    '/organization',
    [
      ...['How it works', 'What you get', 'What another organization says', '500+ partner organizations'],
      ...[
        '10,000+ students',
        '₹25M funds',
        '95% graduation',
        'Questions organizations ask',
        'Get Started Now',
      ],
    ],
    [],
  ],
])('%s the page %s contains its required texts and links', async (_, path, says, leadsTo) => {
  const { body } = await drawPage(path);
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  for (const text of says) expect(wordsOf(main)).toContain(text);
  for (const link of leadsTo) expect(main).toContain(`href="${link}"`);
});

describe.each([
  ['/resources/student-guide', 'Student guide', false],
  ['/resources/donor-faq', 'Donor FAQ', false],
  ['/resources/success-stories', 'Tell your story', false],
  ['/blog', 'Blog', false],
  ['/help', 'Help', false],
  ['/privacy', 'Privacy', true],
  ['/terms', 'Terms', true],
  ['/cookies', 'Cookies', true],
])('%s', (path, title, isDraft) => {
  it(`[ROUTE-04] [WCAG-2.4.6] the page ${path} has its own title and heading, working anchor links, and a draft notice only if it is a draft`, async () => {
    const { head, body } = await drawPage(path);
    expect(head).toContain(`<title>${title} · EduEmpower</title>`);
    expect(wordsOf(/<h1.*?<\/h1>/s.exec(body)?.[0] ?? '').trim()).toBe(title);
    for (const [, anchor] of body.matchAll(/<a [^>]*href="#([^"]+)"/g))
      expect(body).toContain(`id="${anchor}"`);
    expect(wordsOf(body).includes('The full legal text is on its way.')).toBe(isDraft);
  });
});

it('[SHELL-06] [WCAG-2.4.5] the footer contains the support contacts, the city, and each link exactly once', async () => {
  const { body } = await drawPage('/help');
  const footer = /<footer.*<\/footer>/s.exec(body)?.[0] ?? '';
  for (const path of [
    ...['/about-edu-empower', '/scholarship', '/crowdfunding', '/donation', '/contact', '/help'],
    ...['/resources/student-guide', '/resources/donor-faq'],
    ...['/privacy', '/terms', '/cookies'],
  ]) {
    expect(footer.split(`href="${path}"`), path).toHaveLength(2);
  }
  expect(footer).toMatch(/href="mailto:[^"]+"/);
  expect(footer).toMatch(/href="tel:\+91\d+"/);
  expect(wordsOf(footer)).toContain('Bangalore, India');
  expect(wordsOf(footer)).toContain('10,000+ subscribers');
});
