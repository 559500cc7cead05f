import { createContext } from 'react';
import type { FileStorage } from '../ports/storage.ts';

/** Recognizes private documents, and signs their addresses. */
export type DocumentAccess = Pick<FileStorage, 'isPrivate' | 'sign'>;

/** Provided by the application. Without it, every address opens unsigned. */
export const DocumentAccessContext = createContext<DocumentAccess | null>(null);
