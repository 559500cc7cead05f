import { createContext } from 'react';
import type { FileStorage } from '../ports/storage.ts';

/** How documents are opened. */
export type DocumentAccess = Pick<FileStorage, 'isPrivate' | 'sign'>;

/** Provided by the application; without it every address is opened as it is. */
export const DocumentAccessContext = createContext<DocumentAccess | null>(null);
