import { useClipboard } from '@mantine/hooks';
import type { CSSProperties, ReactNode } from 'react';
import { contrast, pairs } from '../style-guide/contrast.ts';
import { siteTokens } from '../style-guide/site-tokens.ts';

const tokens = siteTokens();
const ratio = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function Table({ head, children }: { readonly head: readonly string[]; readonly children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Shows a token's name with a button that copies it. */
function Token({ name }: { readonly name: string }) {
  const { copy, copied, error } = useClipboard({ timeout: 3000 });
  return (
    <td>
      <button type="button" aria-label={`Copy ${name}`} style={{ minHeight: 24 }} onClick={() => copy(name)}>
        Copy
      </button>{' '}
      <code>{name}</code>{' '}
      <span role="status">
        {copied && 'Copied'}
        {error && 'Not copied. Select the name and copy it.'}
      </span>
    </td>
  );
}

const Swatch = ({ color }: { readonly color: string }) => (
  <td>
    <span
      aria-hidden="true"
      style={{ marginInlineEnd: '0.5em', padding: '0 1em', border: '1px solid', background: color }}
    />
    {color}
  </td>
);

/** Lists every color of the theme, light and dark. */
export const Colors = () => (
  <Table head={['Token', 'Light', 'Dark']}>
    {tokens.colors.map((name) => (
      <tr key={name}>
        <Token name={`--ee-${name}`} />
        <Swatch color={tokens.value(name)} />
        <Swatch color={tokens.value(name, 'dark')} />
      </tr>
    ))}
  </Table>
);

/** Lists the color pairs that need a minimum contrast, each with its contrast ratios. */
export const Contrasts = () => (
  <Table head={['Use', 'Tokens', 'Light', 'Dark', 'Needs']}>
    {pairs.map(({ front, back, use, floor }) => (
      <tr key={use}>
        <td>{use}</td>
        <td>
          {front} on {back}
        </td>
        {(['light', 'dark'] as const).map((scheme) => (
          <td key={scheme}>
            {ratio.format(contrast(tokens.value(front, scheme), tokens.value(back, scheme)))}
          </td>
        ))}
        <td>{floor}</td>
      </tr>
    ))}
  </Table>
);

/**
 * Lists the tokens whose names start with one of the prefixes in `of`. Shows each token's desktop
 * and phone values, and also a sample if `sample` is given.
 */
export const Sizes = ({
  of,
  sample,
}: {
  readonly of: readonly string[];
  /** Renders a sample of a value. Omit it if the samples would not fit on the page. */
  readonly sample?: (value: string) => ReactNode;
}) => (
  <Table head={['Token', 'Value', 'On a phone', ...(sample ? ['Sample'] : [])]}>
    {tokens.names
      .filter((name) => of.some((start) => name.startsWith(start)))
      .map((name) => (
        <tr key={name}>
          <Token name={`--ee-${name}`} />
          <td>{tokens.value(name)}</td>
          <td>{tokens.value(name, 'phone')}</td>
          {sample && <td>{sample(`var(--ee-${name})`)}</td>}
        </tr>
      ))}
  </Table>
);

/** Draws a filled box that shows a width or a corner radius. */
export const Box = ({ style }: { readonly style: CSSProperties }) => (
  <div style={{ height: '1.5rem', maxWidth: '100%', background: 'var(--ee-brand)', ...style }} />
);
