import { persona, personaNames } from '../data/personas.ts';
import type { Visitor } from '../scenarios/scenario.ts';
import classes from './panel.module.css';
import type { SheetContext } from './sheet-context.ts';

const visitors: readonly (readonly [Visitor, string])[] = [
  ['signed-out', 'Signed out'],
  ...personaNames.map((name) => {
    const { firstName, lastName, email, summary } = persona(name);
    return [name, `${firstName} ${lastName} (${email}): ${summary}`] as const;
  }),
];

/** Who to be: signed out, or a persona. */
export function PersonSheet({ model }: SheetContext) {
  const { visitor } = model.settings();
  return (
    <>
      <p>Sign in as another person. The page reloads.</p>
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
    </>
  );
}
