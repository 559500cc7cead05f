import { persona, personaNames } from '../data/personas.ts';
import type { Visitor } from '../scenarios/scenario.ts';
import classes from './panel.module.css';
import type { SheetContext } from './sheet-context.ts';

const visitors: readonly { readonly name: Visitor; readonly who: string; readonly facts: string[] }[] = [
  { name: 'signed-out', who: 'Signed out', facts: ['In a link: as=signed-out'] },
  ...personaNames.map((name) => {
    const { firstName, lastName, email, summary } = persona(name);
    return { name, who: `${firstName} ${lastName}`, facts: [email, summary, `In a link: as=${name}`] };
  }),
];

/** Lets the tester sign out or sign in as a persona. */
export function PersonSheet({ model }: SheetContext) {
  const { visitor } = model.settings();
  return (
    <>
      <p>Sign in as someone else. The page reloads.</p>
      <ul className={classes.people}>
        {visitors.map(({ name, who, facts }) => (
          <li key={name}>
            <button type="button" aria-current={name === visitor} onClick={() => model.signInAs(name)}>
              {who}
            </button>
            <div>
              {facts.map((fact) => (
                <p key={fact}>{fact}</p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
