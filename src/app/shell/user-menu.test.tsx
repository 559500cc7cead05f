import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { ownLink } from './site-links.ts';
import { UserMenu, type UserMenuProps } from './user-menu.tsx';

const hidePopover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'hidePopover');

const user = { id: 'user_1', name: 'Asha Sharma', email: null, role: null };

function open(onSignOut = vi.fn()) {
  render(
    <UserMenu
      user={user}
      profile={{ kind: 'there', to: '/student/profile' }}
      own={ownLink('STUDENT', '/student/profile')}
      onSignOut={onSignOut}
    />,
    { wrapper: FakeRouter },
  );
  return {
    onSignOut,
    avatar: screen.getByRole('button', { name: 'Your account: Asha Sharma' }),
    signOut: () => screen.queryByRole('button', { name: 'Sign out' }),
  };
}

describe('[SHELL-03] the account menu', () => {
  it('a student’s account menu opens from its button and lists ‘My applications’ first', async () => {
    const { avatar, signOut } = open();
    expect(signOut()).toBeNull();
    await userEvent.click(avatar);
    expect(signOut()).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'My applications',
      'Your Profile',
    ]);
  });

  it('[SHELL-10] if the user has reminders, the account button shows a dot and announces the number of reminders, and the menu starts with a link to the reminders', async () => {
    render(
      <UserMenu
        user={user}
        profile={{ kind: 'there', to: '/student/profile' }}
        own={ownLink('STUDENT', '/student/profile')}
        reminders={2}
        onSignOut={() => {}}
      />,
      { wrapper: FakeRouter },
    );
    const avatar = screen.getByRole('button', { name: 'Your account: Asha Sharma, 2 reminders' });
    expect(getComputedStyle(avatar, '::after').content).toBe('""');
    await userEvent.click(avatar);
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('2 reminders');
    expect(first).toHaveAttribute('href', '/home#reminders');
  });

  it('a donor’s account menu contains ‘Your Profile’ only once, even on organization pages', () => {
    const profile = { kind: 'there', to: '/organization/profile' } as const;
    render(
      <UserMenu user={user} profile={profile} own={ownLink('DONOR', profile.to)} onSignOut={() => {}} />,
      { wrapper: FakeRouter },
    );
    expect(screen.getAllByText('Your Profile')).toHaveLength(1);
  });

  it('the account menu opens 12 pixels below its button, even after the button has moved down', async () => {
    const { avatar } = open();
    avatar.style.marginTop = '300px';
    // Under reduced motion, a transition ends with the next frame, not immediately.
    await expect.poll(() => avatar.getBoundingClientRect().top).toBeGreaterThanOrEqual(300);
    await userEvent.click(avatar);
    const menu = document.getElementById(avatar.getAttribute('popovertarget') ?? '');
    expect(menu?.getBoundingClientRect().top).toBe(avatar.getBoundingClientRect().bottom + 12);
  });

  it('[WCAG-2.4.3] the account menu receives the focus when its ‘Try Again’ button disappears', async () => {
    const menu = (profile: UserMenuProps['profile']) => (
      <UserMenu user={user} profile={profile} own={null} onSignOut={() => {}} />
    );
    const unread = { kind: 'unread', isTrying: false, onRetry: () => {} } as const;
    const { rerender } = render(menu(unread), { wrapper: FakeRouter });
    const avatar = screen.getByRole('button', { name: 'Your account: Asha Sharma' });
    await userEvent.click(avatar);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    rerender(menu({ kind: 'there', to: '/student/profile' }));
    expect(document.getElementById(avatar.getAttribute('popovertarget') ?? '')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Your Profile' })).toHaveFocus();
  });

  describe('in a browser without popovers', () => {
    afterEach(() => {
      if (hidePopover) Object.defineProperty(HTMLElement.prototype, 'hidePopover', hidePopover);
    });

    it('in a browser without popovers, the account menu starts closed, toggles with its button and closes on Escape', async () => {
      Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
      const { avatar, signOut } = open();
      expect(signOut()).toBeNull();
      await userEvent.click(avatar);
      expect(avatar).toHaveAttribute('aria-expanded', 'true');
      expect(signOut()).toBeVisible();
      await userEvent.keyboard('{Escape}');
      expect(signOut()).toBeNull();
      expect(avatar).toHaveFocus();
      await userEvent.click(avatar);
      await userEvent.click(avatar);
      expect(signOut()).toBeNull();
    });

    it('in a browser without popovers, the account menu’s ‘Sign out’ button signs out and closes the menu', async () => {
      Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
      const { avatar, onSignOut } = open();
      await userEvent.click(avatar);
      await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
      expect(onSignOut).toHaveBeenCalledOnce();
      expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
    });
  });
});
