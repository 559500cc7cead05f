import { Fragment } from 'react';

/**
 * Shows text with an email address. If the address doesn't fit on one line, it breaks before the
 * '@'.
 */
export function EmailText({ text }: { readonly text: string }) {
  const [start, ...rest] = text.split('@');
  return (
    <>
      <span>{start}</span>
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity
        <Fragment key={index}>
          <wbr />
          <span>{`@${part}`}</span>
        </Fragment>
      ))}
    </>
  );
}
