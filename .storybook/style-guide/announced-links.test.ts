import { describe, expect, it } from 'vitest';
import { announcedLinks } from './announced-links.ts';

describe('announcedLinks', () => {
  it('announcedLinks links a story to the mock, even if the site has a base path', () => {
    const { mock } = announcedLinks({ shows: ['scholarship-details-no-id'] }, 'https://mock.example/site/');
    expect(mock.length).toBeGreaterThan(0);
    for (const { href } of mock) expect(href).toMatch(/^https:\/\/mock\.example\/site\/scholarship\//);
  });

  it('announcedLinks links a story to its requirement on the requirements page, and strips Markdown from the link’s text', () => {
    const { requirements } = announcedLinks({ route: '/student', requirements: ['ROUTE-04'] }, 'http://x');
    const chosen = requirements.find(({ text }) => text.startsWith('ROUTE-04'));
    expect(chosen?.href).toMatch(/--requirements&viewMode=story#ROUTE-04$/);
    expect(chosen?.text).not.toMatch(/[`*]/);
  });
});
