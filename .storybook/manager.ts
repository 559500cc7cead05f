import { createElement, useState } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useChannel } from 'storybook/manager-api';
import { type AnnouncedLink, type AnnouncedLinks, STORY_LINKS } from './style-guide/story-links-event.ts';

/** Adds the Links panel, which lists a story's requirements and its states in the mock. */
addons.register('eduempower', () => {
  addons.add('eduempower/links', {
    type: types.PANEL,
    title: 'Links',
    render: ({ active = false }) =>
      // biome-ignore lint/correctness/noChildrenProp: `AddonPanel` takes its child as a property.
      createElement(AddonPanel, { active, children: createElement(Links) }),
  });
});

function Links() {
  const [{ mock, requirements }, setLinks] = useState(lastLinks);
  useChannel({ [STORY_LINKS]: setLinks });
  return createElement(
    'div',
    { style: { padding: '1rem', lineHeight: 1.6 } },
    listOf('Open in the mock', mock, 'This story shows no error and no state of the mock.'),
    listOf('Requirements', requirements, 'This story isn’t a full screen, so no requirement covers it.'),
  );
}

function listOf(title: string, links: readonly AnnouncedLink[], none: string) {
  const items = links.map(({ text, href }) =>
    createElement(
      'li',
      { key: href },
      createElement('a', { href, target: '_blank', rel: 'noreferrer' }, text),
    ),
  );
  return createElement(
    'section',
    null,
    createElement('h2', { style: { fontSize: '1rem' } }, title),
    items.length > 0 ? createElement('ul', null, items) : createElement('p', null, none),
  );
}

/** Returns the links that the story announced before this panel rendered. */
function lastLinks(): AnnouncedLinks {
  const [links] = (addons.getChannel().last(STORY_LINKS) ?? []) as readonly AnnouncedLinks[];
  return links ?? { mock: [], requirements: [] };
}
