import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

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

afterEach(() => {
  cleanup();
  expect(errors.splice(0), 'errors on the console').toEqual([]);
});
