import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes more than the usual second.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);
