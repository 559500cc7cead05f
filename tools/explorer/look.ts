import type { Page } from '@playwright/test';

/** A page as it is now, as far as something must always hold of it. */
export interface Look {
  readonly path: string;
  readonly text: string;
  readonly heading: string;
  /** Links and buttons that can be pressed outside the mock panel. */
  readonly ways: number;
  readonly isWaiting: boolean;
}

/** Runs in the page. */
function read(): Look {
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const outside = (element: Element) => element.closest('[data-mock-panel]') === null && isShown(element);
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(outside);
  return {
    path: location.pathname + location.search,
    text: [...document.body.children]
      .filter(
        (child): child is HTMLElement =>
          child instanceof HTMLElement && !child.hasAttribute('data-mock-panel'),
      )
      .map(({ innerText }) => innerText)
      .join(' '),
    heading: all('h1')[0]?.textContent?.trim() ?? '',
    ways: all('a[href], button:enabled').length,
    isWaiting:
      document.documentElement.dataset.page !== undefined ||
      all('[role="status"]').some((status) => /^Loading/.test(status.textContent ?? '')) ||
      all('[aria-busy="true"]').length > 0,
  };
}

export const lookAt = (page: Page): Promise<Look> => page.evaluate(read);

/** What no page may show. */
const NOT_FOR_PEOPLE = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date/;

/** The problems of an idle page. */
export function problemsOf(look: Look): readonly string[] {
  const [word] = NOT_FOR_PEOPLE.exec(look.text) ?? [];
  return [
    look.text.trim() === '' && 'a white page',
    look.heading === '' && 'no heading',
    look.ways === 0 && 'no way on',
    word !== undefined && `'${word}' on the page`,
    look.isWaiting && 'it waits for ever',
  ].filter((problem) => problem !== false);
}
