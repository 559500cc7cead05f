import { createContext } from 'react';
import type { FileStorage } from '../ports/storage.ts';

/** Recognizes private documents, and creates signed URLs for them. */
export type DocumentAccess = Pick<FileStorage, 'isPrivate' | 'sign'>;

/** The application provides this context. Without it, every document opens at its own address. */
export const DocumentAccessContext = createContext<DocumentAccess | null>(null);
