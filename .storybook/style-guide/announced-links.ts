import { siteRequirements } from './site-requirements.ts';
import { storyLinks } from './story-links.ts';
import type { AnnouncedLinks } from './story-links-event.ts';
import type { Claims } from './what-stories-show.ts';

/**
 * Builds a story's links for the Links panel.
 *
 * @param mockSite URL of the site that runs with the mock: an origin, optionally with a path
 */
export function announcedLinks(claims: Claims, mockSite: string): AnnouncedLinks {
  const { states, requirements } = storyLinks(claims, siteRequirements);
  return {
    mock: states.map(({ title, href }) => ({ text: title, href: mockSite.replace(/\/$/, '') + href })),
    requirements: requirements.map(({ id, text }) => ({
      text: `${id} ${text.replaceAll(/[`*]/g, '')}`,
      href: `iframe.html?id=guide-requirements-and-errors--requirements&viewMode=story#${id}`,
    })),
  };
}
