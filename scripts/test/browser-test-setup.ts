import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 5000 });

/**
 * Console errors logged by the current test. Any of them fails the test. A test that expects an
 * error replaces `console.error` itself.
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
