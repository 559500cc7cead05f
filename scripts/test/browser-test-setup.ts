import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 5000 });

/**
 * Errors that the current test has logged to the console. Any error fails the test, so a test that
 * expects errors must replace `console.error`.
 */
const errors: unknown[][] = [];
const report = console.error;
console.error = (...parts) => {
  errors.push(parts);
  report(...parts);
};
afterAll(() => {
  console.error = report;
});

const storages = [localStorage, sessionStorage];
const root = document.documentElement;
const initialRoot = root.cloneNode() as HTMLElement;

/** Undoes what a test has changed in the page, because the next test runs in the same page. */
function resetPage() {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cleanup();
  notifications.clean();
  for (const storage of storages) storage.clear();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const { name, value } of initialRoot.attributes) root.setAttribute(name, value);
}

afterEach(() => {
  resetPage();
  expect(errors.splice(0), 'errors on the console').toEqual([]);
});
