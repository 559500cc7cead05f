import { useState } from 'react';
import { persona, personaNames } from '../data/personas.ts';
import {
  MAX_NAME,
  type Newcomer,
  type NewcomerWord,
  newcomerWords,
  roleOfWord,
} from '../scenarios/newcomer.ts';
import type { Visitor } from '../scenarios/scenario.ts';
import classes from './panel.module.css';
import type { SheetContext } from './sheet-context.ts';

const roleNames: Readonly<Record<NewcomerWord, string>> = {
  'new-student': 'Student',
  'new-donor': 'Donor',
  'new-organization': 'Organization',
  'new-person': 'No role yet',
};

function describe({ role, name }: Newcomer): string {
  const word = newcomerWords.find((each) => roleOfWord(each) === role) ?? 'new-person';
  return `You are ${name || 'a person without a name'}, who signed up here (${roleNames[word].toLowerCase()}).`;
}

const visitors: readonly (readonly [Visitor, string])[] = [
  ['signed-out', 'Signed out'],
  ...personaNames.map((name) => [name, persona(name).summary] as const),
];

/** Who to be: signed out, a persona, or a new person. */
export function PersonSheet({ model }: SheetContext) {
  const { visitor, newcomer } = model.settings();
  return (
    <>
      <p>{newcomer ? describe(newcomer) : 'Sign in as another person; the page loads again.'}</p>
      <ul className={classes.people}>
        {visitors.map(([name, summary]) => (
          <li key={name}>
            <button type="button" aria-current={name === visitor} onClick={() => model.signInAs(name)}>
              {name}
            </button>
            {summary}
          </li>
        ))}
      </ul>
      <NewPerson model={model} />
    </>
  );
}

function NewPerson({ model }: Pick<SheetContext, 'model'>) {
  const [name, setName] = useState('');
  const [word, setWord] = useState<NewcomerWord>('new-student');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        model.signUp({ role: roleOfWord(word), name: name.replace(/\s+/g, ' ').trim() });
      }}
    >
      <h3>New person</h3>
      <p className={classes.note}>
        As after a sign-up: an account with this role, a new email address, and no profile. The site itself
        registers the person with the server.
      </p>
      <label>
        Name (a made-up one if empty)
        <input
          autoComplete="off"
          maxLength={MAX_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <label>
        Role
        <select
          value={word}
          onChange={({ currentTarget: { value } }) =>
            setWord(newcomerWords.find((each) => each === value) ?? word)
          }
        >
          {newcomerWords.map((each) => (
            <option key={each} value={each}>
              {roleNames[each]}
            </option>
          ))}
        </select>
      </label>
      <div className={classes.buttons}>
        <button type="submit">Sign up and sign in</button>
      </div>
    </form>
  );
}
