import { Fragment } from 'react';

/** A text whose email address, if it doesn't fit on one line, breaks only before the '@'. */
export function EmailText({ text }: { readonly text: string }) {
  return text.split('@').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity of their own.
    <Fragment key={index}>
      {index > 0 && (
        <>
          <wbr />@
        </>
      )}
      {part}
    </Fragment>
  ));
}
