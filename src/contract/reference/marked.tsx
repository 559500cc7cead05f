import { Fragment } from 'react';

/** A description of the document, with what is between backticks as code. */
export function Marked({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places
      <code key={index}>{part}</code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
