import type { Page } from '@playwright/test';

/** The text spacing that WCAG 1.4.12 requires a page to support. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Finds controls that don't show their focus, are covered when focused, or act on focus alone. */
export async function focusFaults(page: Page): Promise<string[]> {
  // After Tab is pressed, the browser shows focus as it does for keyboard users.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const looks = (element: HTMLElement) =>
      [
        element,
        element.nextElementSibling,
        element.parentElement,
        ...((element as HTMLInputElement).labels ?? []),
      ]
        .filter((one): one is Element => one instanceof Element)
        .flatMap((one) => [null, '::before', '::after'].map((part) => getComputedStyle(one, part)))
        .map(
          ({
            outlineStyle,
            outlineWidth,
            outlineColor,
            boxShadow,
            borderColor,
            backgroundColor,
            textDecorationLine,
          }) =>
            [
              outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`,
              boxShadow,
              borderColor,
              backgroundColor,
              textDecorationLine,
            ].join(),
        )
        .join('|');
    /**
     * Returns the element to measure. For a control that is too small to see, such as a checkbox
     * hidden behind its label, returns the label, or the parent element if there is no label.
     */
    const placeOf = (element: HTMLElement) => {
      const box = element.getBoundingClientRect();
      if (box.width > 2 && box.height > 2) return element;
      return (element as HTMLInputElement).labels?.[0] ?? element.parentElement ?? element;
    };
    const isCovered = (element: HTMLElement) => {
      const place = placeOf(element);
      return ![...place.getClientRects()].some(({ left, right, top, bottom }) => {
        const across = [left + 1, (left + right) / 2, right - 1];
        const down = [top + 1, (top + bottom) / 2, bottom - 1];
        return across.some((x) =>
          down.some((y) => {
            const hit = document.elementFromPoint(x, y);
            return hit !== null && (place.contains(hit) || hit.contains(place));
          }),
        );
      });
    };
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]',
    );
    const endTransitions = () => {
      for (const moved of document.getAnimations()) if (moved instanceof CSSTransition) moved.finish();
    };
    const faults: string[] = [];
    const address = window.location.href;
    const windows = () => document.querySelectorAll('dialog[open], :popover-open').length;
    const openBefore = windows();
    for (const control of controls) {
      (document.activeElement as HTMLElement | null)?.blur();
      looks(control);
      endTransitions();
      const before = looks(control);
      control.focus();
      if (document.activeElement !== control) continue;
      // Even with reduced motion, a transition takes a frame. `looks` starts the transition by
      // reading the style, and `endTransitions` finishes it.
      looks(control);
      endTransitions();
      const name = `${control.tagName} ${control.ariaLabel ?? control.textContent.slice(0, 40)} ${control.id}`;
      if (looks(control) === before) faults.push(`shows no focus: ${name}`);
      if (window.location.href !== address || windows() !== openBefore)
        faults.push(`acts on focus alone: ${name}`);
      if (isCovered(control)) faults.push(`covered: ${name}`);
    }
    return faults;
  });
}

/**
 * Applies the wider spacing of WCAG 1.4.12, and finds text that the spacing cuts off and elements
 * that overflow.
 */
export async function spacingFaults(page: Page): Promise<string[]> {
  const cutOff = () =>
    page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => {
          const { overflow, webkitLineClamp } = getComputedStyle(element);
          if (!/hidden|clip/.test(overflow) || webkitLineClamp !== 'none') return false;
          if (element.clientWidth < 2 || element.closest('svg, [aria-hidden="true"]') !== null) return false;
          return (
            element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1
          );
        })
        .map(
          (element) => `cut off: ${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`,
        ),
    );
  const before = await cutOff();
  const style = await addStyle(page, SPACING);
  const after = await cutOff();
  const beyond = await sticksOut(page);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return [...after.filter((fault) => !before.includes(fault)), ...beyond];
}

/**
 * Adds a style and waits until the browser has painted the page with it. Chromium changes the width
 * of a select only when it paints.
 */
export async function addStyle(page: Page, content: string) {
  const style = await page.addStyleTag({ content });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return style;
}

/** Finds elements that make the page scroll sideways. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .slice(0, 12)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
  });
}

/** Finds visible elements whose right edge is outside the window, even if the page cannot scroll there. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .filter((element) => element.checkVisibility() && element.closest('svg, dialog, [popover]') === null)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
  );
}

/**
 * Replaces spaces outside controls with non-breaking spaces, which some keyboards type in names.
 * Returns the elements that then make the page scroll sideways.
 */
export async function unbreakable(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.closest('button, label, legend, select, script, style, a[class*="button"]'))
        continue;
      text.nodeValue = (text.nodeValue ?? '').replace(/(\S) +(?=\S)/g, '$1\u00a0');
    }
  });
  return sticksOut(page);
}

/** Finds words that break across lines in headings and buttons. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, button, label, a[class*="button"]')].flatMap((element) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(`${element.tagName} ${word}`);
        }
      }
      return broken;
    }),
  );
}
