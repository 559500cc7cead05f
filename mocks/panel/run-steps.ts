import type { Visitor } from '../scenarios/scenario.ts';
import type { Step } from '../scenarios/steps.ts';
import { findButton, findField } from './find-control.ts';
import { pageText } from './page-text.ts';

/** A screen may wait for a slow answer before it shows what a step needs. */
const PATIENCE_MS = 20_000;

/** A step for which nothing on the page was found. */
class StepError extends Error {
  override readonly name = 'StepError';
}

const describe = (step: Step): string =>
  Object.entries(step)
    .map(([word, value]) => `${word} '${value}'`)
    .join(' ');

/**
 * Resolves with what `find` finds, at once or as soon as the page has changed so that it is there. A page that the build
 * drew is none yet: its controls do nothing until the application has taken it over.
 */
function waitFor<Found>(page: Document, step: Step, find: () => Found | null): Promise<Found> {
  const look = () => (page.documentElement.dataset.page === undefined ? find() : null);
  const found = look();
  if (found !== null) return Promise.resolve(found);
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      observer.disconnect();
      clearInterval(interval);
      clearTimeout(timer);
    };
    const lookAgain = (): void => {
      const now = look();
      if (now === null) return;
      stop();
      resolve(now);
    };
    const observer = new MutationObserver(lookAgain);
    observer.observe(page.documentElement, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
    // A change inside a shadow root, or of a style, is no change of the page.
    const interval = setInterval(lookAgain, 200);
    const timer = setTimeout(() => {
      stop();
      reject(new StepError(`Nothing was found to ${describe(step)}`));
    }, PATIENCE_MS);
  });
}

/** Types into a field as a person does, as far as React can tell. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus();
  const prototype = Object.getPrototypeOf(field) as object;
  // React watches the property of the element itself; its class's own setter goes around that.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  field.blur();
}

const files = {
  pdf: () => new File(['%PDF-1.7\n', 'a'.repeat(2000)], 'document.pdf', { type: 'application/pdf' }),
  'large-pdf': () =>
    new File(['%PDF-1.7\n', new Uint8Array(6 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' }),
  picture: () => new File(['GIF89a'], 'photo.gif', { type: 'image/gif' }),
} as const;

function attach(field: HTMLInputElement, kind: keyof typeof files): void {
  const transfer = new DataTransfer();
  transfer.items.add(files[kind]());
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const fileField = (page: Document, label: string): HTMLInputElement | null => {
  const field = findField(page, label);
  return field instanceof HTMLInputElement && field.type === 'file' ? field : null;
};

/** What a step does that nobody does on the page. */
export interface BehindThePage {
  /** Signs somebody in, or out. */
  readonly become: (visitor: Visitor) => void;
  /** Forces the scenario. */
  readonly force: () => void;
}

async function perform(page: Document, step: Step, behind: BehindThePage): Promise<void> {
  if ('become' in step) {
    behind.become(step.become);
  } else if ('force' in step) {
    behind.force();
  } else if ('fill' in step) {
    const field = await waitFor(page, step, () => {
      const found = findField(page, step.fill);
      return found?.disabled || found?.readOnly ? null : found;
    });
    type(field, step.with);
  } else if ('tick' in step) {
    (await waitFor(page, step, () => findField(page, step.tick))).click();
  } else if ('attach' in step) {
    attach(await waitFor(page, step, () => fileField(page, step.attach)), step.file);
  } else if ('press' in step) {
    (await waitFor(page, step, () => findButton(page, step.press, step.near))).click();
  } else {
    await waitFor(page, step, () => (pageText(page).includes(step.wait) ? true : null));
  }
}

/**
 * Does on a page what a person would do, one step after the other, each as soon as what it needs is there.
 * @throws Error for a step that finds nothing within twenty seconds
 */
export async function runSteps(page: Document, steps: readonly Step[], behind: BehindThePage): Promise<void> {
  for (const step of steps) await perform(page, step, behind);
}
