import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isSitePath } from '#shared/router/site-address.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { Faq } from '#shared/ui/content/faq.tsx';

/** A block of text. A string is a paragraph. Links, bold text and code use Markdown syntax. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly quote: string; readonly rating?: 'Weak' | 'Strong' }
  | {
      readonly folds: readonly {
        readonly title: string;
        readonly note?: string;
        readonly body: readonly Block[];
      }[];
    }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export function Prose({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block) => <BlockView key={JSON.stringify(block)} block={block} />);
}

function BlockView({ block }: { readonly block: Block }) {
  if (typeof block === 'string') return <p>{inline(block)}</p>;
  if ('list' in block) return <ul>{items(block.list)}</ul>;
  if ('steps' in block) return <ol>{items(block.steps)}</ol>;
  if ('quote' in block) {
    const { quote, rating } = block;
    return (
      <figure data-rating={rating}>
        {rating && <figcaption className="strong">{rating}</figcaption>}
        <blockquote>{quote}</blockquote>
      </figure>
    );
  }
  if ('folds' in block) {
    return (
      <Faq
        items={block.folds.map(({ title, note, body }) => ({
          question: title,
          note,
          answer: <Prose blocks={body} />,
        }))}
      />
    );
  }
  return (
    // The table scrolls if large text makes it too wide.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section aria-label={block.head.join(', ')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell) => (
                <td key={cell}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const items = (texts: readonly string[]) => texts.map((text) => <li key={text}>{inline(text)}</li>);

/** Matches `[label](address)`, `**bold**` and text in backticks. */
const MARK = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g;

function inline(text: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const mark of text.matchAll(MARK)) {
    const [whole, label, href, bold, code] = mark;
    nodes.push(text.slice(end, mark.index));
    if (href !== undefined) {
      nodes.push(
        <TextLink key={mark.index} address={href}>
          {label}
        </TextLink>,
      );
    } else if (bold !== undefined) nodes.push(<strong key={mark.index}>{bold}</strong>);
    else nodes.push(<code key={mark.index}>{code}</code>);
    end = mark.index + whole.length;
  }
  return [...nodes, text.slice(end)];
}

interface TextLinkProps {
  readonly address: string;
  readonly children: ReactNode;
}

function TextLink({ address, children }: TextLinkProps) {
  if (!isSitePath(address)) return <a href={address}>{children}</a>;
  // The cast is safe, because a test checks every internal link in content files against the route
  // table.
  const [to, hash] = address.split('#') as [LinkProps['to'], string?];
  return (
    <AppLink to={to} hash={hash}>
      {children}
    </AppLink>
  );
}
