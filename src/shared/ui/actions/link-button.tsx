import { Button, type ButtonProps } from '@mantine/core';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import { Anchor, type AnchorProps } from './app-link.tsx';

interface ButtonAnchorProps extends ButtonProps, Omit<AnchorProps, keyof ButtonProps> {}

function ButtonAnchor(props: ButtonAnchorProps) {
  return <Button component={Anchor} {...props} />;
}

const RouterLink = createLink(ButtonAnchor);
const nothing = {};

/**
 * A link that looks like a button and leads to a page of this site:
 * `<LinkButton to="/scholarship/$id" params={{ id }}>`.
 */
export const LinkButton: LinkComponent<typeof ButtonAnchor> = (props) => (
  <RouterLink activeProps={nothing} {...props} />
);
