import { Fragment } from 'react';

/** A document's text, with the two Markdown marks that it uses: code and strong. */
export function Marked({ text }: { readonly text: string }) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text do not move
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text do not move
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text do not move
    return <Fragment key={index}>{part}</Fragment>;
  });
}
