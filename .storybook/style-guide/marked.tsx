import { Fragment } from 'react';

/** Renders text with the two kinds of Markdown that the documents use: code and bold. */
export function Marked({ text }: { readonly text: string }) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text never reorder
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text never reorder
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text never reorder
    return <Fragment key={index}>{part}</Fragment>;
  });
}
