import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

export interface AnchorProps extends Omit<ComponentProps<'a'>, 'aria-current'> {
  /** The link leads to the page that is open. The router would say so of the pages above it, too. */
  readonly isCurrent?: boolean;
}

/** An anchor as links of the router draw it. */
export function Anchor({ isCurrent = false, ...rest }: AnchorProps) {
  return <a {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}

const RouterLink = createLink(Anchor);
const nothing = {};

/** A link to a page of this site: `<AppLink to="/scholarship/$id" params={{ id }}>`. */
export const AppLink: LinkComponent<typeof Anchor> = (props) => (
  <RouterLink activeProps={nothing} {...props} />
);

/** A link to another site, in a tab of its own. */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <a target="_blank" rel="noopener noreferrer" {...props} />;
}
