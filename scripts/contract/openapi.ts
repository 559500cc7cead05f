import { commitText, committedText, DOCUMENT_PATH, documentText } from './openapi/committed.ts';

/** Writes the contract as an OpenAPI document: `npm run contract:openapi`. */
const text = await documentText();
const hasChanged = text !== committedText();
if (hasChanged) commitText(text);
console.log(`${DOCUMENT_PATH} ${hasChanged ? 'is written anew' : 'was up to date'}.`);
