import { button, element } from './elements.ts';
import type { Sheet } from './sheet.ts';

/** Who to be: every persona, or nobody. */
export const whoSheet: Sheet = {
  id: 'who',
  label: 'Who',
  draw: ({ page, model }) => {
    const { visitor } = model.settings();
    return [
      element(page, 'p', {}, [
        visitor === null
          ? 'You are somebody who has signed up here.'
          : 'Become somebody else; the page loads again.',
      ]),
      element(
        page,
        'ul',
        { class: 'people' },
        model.visitors.map(({ name, summary }) => {
          const become = button(page, name, () => model.signInAs(name), `mock-be-${name}`);
          if (name === visitor) become.setAttribute('aria-current', 'true');
          return element(page, 'li', {}, [become, summary]);
        }),
      ),
    ];
  },
};
