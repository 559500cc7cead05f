import { fireEvent, waitFor } from '@testing-library/dom';
import type { OperationId } from '#contract/endpoints.ts';
import type { Visitor } from '../scenarios/scenario.ts';
import type { Step } from '../scenarios/steps.ts';
import { findButton, findField } from './find-control.ts';
import { pageText } from './page-text.ts';

/**
 * The time to wait for a step's control, in milliseconds. The page may show the control only after
 * a slow response.
 */
const PATIENCE_MS = 20_000;

const describe = (step: Step): string =>
  Object.entries(step)
    .map(([word, value]) => `${word} '${value}'`)
    .join(' ');

/**
 * Resolves with the result of `find` as soon as the result is not null. Ignores prerendered pages,
 * because their controls do nothing until the application has hydrated them.
 */
function untilThere<Found>(page: Document, step: Step, find: () => Found | null): Promise<Found> {
  const look = (): Found => {
    const found = page.documentElement.dataset.page === undefined ? find() : null;
    if (found === null) throw new Error(`Nothing on the page matches the step: ${describe(step)}`);
    return found;
  };
  return waitFor(look, {
    container: page.documentElement,
    timeout: PATIENCE_MS,
    // Also polls, because the observer misses style changes and changes inside shadow roots.
    interval: 200,
    onTimeout: () => new Error(`Nothing on the page matches the step: ${describe(step)}`),
  });
}

const files = {
  pdf: () => new File(['%PDF-1.7\n', 'a'.repeat(2000), '%%EOF'], 'document.pdf', { type: 'application/pdf' }),
  'large-pdf': () =>
    new File(['%PDF-1.7\n', new Uint8Array(6 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' }),
  // A one-pixel picture.
  picture: () =>
    new File(
      [
        Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (c) =>
          c.charCodeAt(0),
        ),
      ],
      'photo.gif',
      { type: 'image/gif' },
    ),
} as const;

const fileField = (page: Document, label: string): HTMLInputElement | null => {
  const field = findField(page, label);
  return field instanceof HTMLInputElement && field.type === 'file' ? field : null;
};

/** Actions and checks that steps perform on the mock instead of the page. */
export interface BehindThePage {
  /** Signs in the persona, or signs the user out. */
  readonly become: (visitor: Visitor) => void;
  /** True if the server has responded to this operation since the page loaded. */
  readonly isAnswered: (operation: OperationId) => boolean;
  /** Activates the scenario. */
  readonly force: () => void;
}

async function perform(page: Document, step: Step, behind: BehindThePage): Promise<void> {
  if ('become' in step) {
    behind.become(step.become);
  } else if ('force' in step) {
    behind.force();
  } else if ('fill' in step) {
    const field = await untilThere(page, step, () => {
      const found = findField(page, step.fill);
      return found?.disabled || found?.readOnly ? null : found;
    });
    field.focus();
    fireEvent.input(field, { target: { value: step.with } });
    fireEvent.change(field);
    field.blur();
  } else if ('attach' in step) {
    const field = await untilThere(page, step, () => fileField(page, step.attach));
    const transfer = new DataTransfer();
    transfer.items.add(files[step.file]());
    field.files = transfer.files;
    fireEvent.change(field);
  } else if ('press' in step) {
    (await untilThere(page, step, () => findButton(page, step.press, step.near))).click();
  } else if ('answered' in step) {
    await untilThere(page, step, () => behind.isAnswered(step.answered) || null);
  } else {
    await untilThere(page, step, () => (pageText(page).includes(step.wait) ? true : null));
  }
}

/**
 * Performs steps on a page one after the other, as a user would. Waits for the control or text that
 * each step needs.
 *
 * @throws Error if a step does not find its control or text within twenty seconds
 */
export async function runSteps(page: Document, steps: readonly Step[], behind: BehindThePage): Promise<void> {
  for (const step of steps) await perform(page, step, behind);
}
