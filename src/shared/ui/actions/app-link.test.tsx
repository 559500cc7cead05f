import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ThemedRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppLink } from './app-link.tsx';
import { LinkButton } from './link-button.tsx';

const open = (link: ReactNode) => {
  render(link, { wrapper: ThemedRouter });
  return screen.getByRole('link');
};

/** Whether the site leaves a click to the browser. The page never navigates. */
function isLeftToTheBrowser(link: HTMLElement, click: MouseEventInit = {}): boolean {
  let isLeft = false;
  const stay = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stay, { once: true });
  fireEvent.click(link, click);
  return isLeft;
}

describe('a link to a page of the site', () => {
  it('[ROUTE-07] a link to a page of the site navigates without a reload', () => {
    expect(isLeftToTheBrowser(open(<AppLink to="/scholarship">Scholarships</AppLink>))).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'a click on a link is left to the browser with %j',
    (click) => {
      const link = open(<LinkButton to="/scholarship">Scholarships</LinkButton>);
      expect(isLeftToTheBrowser(link, click)).toBe(true);
    },
  );

  it('a link is marked as the current page only with isCurrent', () => {
    expect(open(<AppLink to="/">Home</AppLink>)).not.toHaveAttribute('aria-current');
  });

  it('[SHELL-02] a link in the navigation is marked as the current page', () => {
    const link = open(
      <AppLink to="/" isCurrent>
        Home
      </AppLink>,
    );
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  it('a link to the current page looks like any other', () => {
    render(
      <>
        <LinkButton to="/">Here</LinkButton>
        <LinkButton to="/about">Elsewhere</LinkButton>
      </>,
      { wrapper: ThemedRouter },
    );
    const look = (name: string) => screen.getByRole('link', { name }).className;
    expect(look('Here')).toBe(look('Elsewhere'));
  });
});
