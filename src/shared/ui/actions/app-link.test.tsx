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

/**
 * Clicks a link and prevents the navigation. Returns whether the browser would have handled the
 * click instead of the router.
 */
function browserHandles(link: HTMLElement, click: MouseEventInit = {}): boolean {
  let isHandled = false;
  const stay = (event: Event) => {
    isHandled = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stay, { once: true });
  fireEvent.click(link, click);
  return isHandled;
}

describe('a link to a page of the site', () => {
  it('[ROUTE-07] a link to a page of the site navigates without a reload', () => {
    expect(browserHandles(open(<AppLink to="/scholarship">Scholarships</AppLink>))).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'the browser, not the router, handles a click with %j on a link button',
    (click) => {
      const link = open(<LinkButton to="/scholarship">Scholarships</LinkButton>);
      expect(browserHandles(link, click)).toBe(true);
    },
  );

  it('an AppLink to the current page is marked as current only if isCurrent is set', () => {
    expect(open(<AppLink to="/">Home</AppLink>)).not.toHaveAttribute('aria-current');
  });

  it('[SHELL-02] an AppLink with isCurrent is marked as the current page', () => {
    const link = open(
      <AppLink to="/" isCurrent>
        Home
      </AppLink>,
    );
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  it('a link button to the current page looks like any other link button', () => {
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
