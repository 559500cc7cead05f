import {
  MAX_NAME,
  type Newcomer,
  type NewcomerWord,
  newcomerWords,
  roleOfWord,
} from '../scenarios/newcomer.ts';
import { button, element, input, row, select } from './elements.ts';
import type { Sheet, SheetContext } from './sheet.ts';

const roleNames: Readonly<Record<NewcomerWord, string>> = {
  'new-student': 'Student',
  'new-donor': 'Donor',
  'new-organization': 'Organization',
  'new-person': 'No role yet',
};

/** What is typed of somebody new stays while the page is open. */
const draft: { name: string; word: NewcomerWord } = { name: '', word: 'new-student' };

function describe({ role, name }: Newcomer): string {
  const word = newcomerWords.find((each) => roleOfWord(each) === role) ?? 'new-person';
  return `You are ${name || 'somebody without a name'}, who has signed up here (${roleNames[word].toLowerCase()}).`;
}

function drawSomebodyNew({ page, model }: SheetContext): Node[] {
  return [
    element(page, 'h3', {}, ['Somebody new']),
    element(page, 'p', { class: 'note' }, [
      'Arrives as after a sign-up: an account with this role, a fresh email address, and no profile. The site itself registers the person with the server.',
    ]),
    input(page, {
      id: 'mock-new-name',
      label: 'Name (a made-up one, if empty)',
      attributes: { autocomplete: 'off', maxlength: String(MAX_NAME) },
      value: draft.name,
      on: 'input',
      onChange: (name) => {
        draft.name = name;
      },
    }),
    select(page, {
      id: 'mock-new-role',
      label: 'Role',
      options: newcomerWords.map((word) => [word, roleNames[word]] as const),
      value: draft.word,
      onChange: (chosen) => {
        draft.word = newcomerWords.find((word) => word === chosen) ?? draft.word;
      },
    }),
    row(
      page,
      button(
        page,
        'Sign up and sign in',
        () => model.signUp({ role: roleOfWord(draft.word), name: draft.name.replace(/\s+/g, ' ').trim() }),
        'mock-sign-up',
      ),
    ),
  ];
}

/** Who to be: every persona, nobody, or somebody who does not exist yet. */
export const whoSheet: Sheet = {
  id: 'who',
  label: 'Who',
  draw: (context) => {
    const { page, model } = context;
    const { visitor, newcomer } = model.settings();
    return [
      element(page, 'p', {}, [newcomer ? describe(newcomer) : 'Become somebody else; the page loads again.']),
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
      ...drawSomebodyNew(context),
    ];
  },
};
