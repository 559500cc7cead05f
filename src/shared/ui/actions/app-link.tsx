import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

export interface AnchorProps extends Omit<ComponentProps<'a'>, 'aria-current'> {
  /**
   * Marks the link as leading to the current page. The router itself would also mark links to
   * parent pages.
   */
  readonly isCurrent?: boolean;
}

/** The anchor that the router's links render. */
export function Anchor({ isCurrent = false, ...rest }: AnchorProps) {
  return <a {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}

const RouterLink = createLink(Anchor);
const nothing = {};

/** A link to a page of this site: `<AppLink to="/scholarship/$id" params={{ id }}>`. */
export const AppLink: LinkComponent<typeof Anchor> = (props) => (
  <RouterLink activeProps={nothing} {...props} />
);

/** A link to another site. Opens in a new tab. */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <a target="_blank" rel="noopener noreferrer" {...props} />;
}
