import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';

// A busy machine takes more than the usual second.
configure({ asyncUtilTimeout: 5000 });

/** A test's errors on the console; a test that expects an error replaces `console.error` itself. */
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
