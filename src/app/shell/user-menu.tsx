import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import type { SessionUser } from '#shared/ports/session.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import classes from './site-header.module.css';

/** Up to two letters for a name, in any script. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = Array.from(words[0] ?? '')[0] ?? '?';
  const last = words.length > 1 ? (Array.from(words.at(-1) ?? '')[0] ?? '') : '';
  return (first + last).toLocaleUpperCase('en-IN');
}

export interface UserMenuProps {
  readonly user: SessionUser;
  readonly profileHref: string;
  readonly onSignOut: () => void;
}

/** The menu of somebody who is signed in (SHELL-03, SHELL-04). */
export default function UserMenu({ user, profileHref, onSignOut }: UserMenuProps) {
  return (
    <Menu position="bottom-end" width={220} shadow="sm">
      <Menu.Target>
        <button
          type="button"
          className={classes.avatar}
          aria-label={fill('Your account: {name}', { name: user.name })}
        >
          {initials(user.name)}
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        <Menu.Label className={classes.dropdownLabel}>{user.name}</Menu.Label>
        <Menu.Item component={AppLink} href={profileHref} className={classes.dropdownItem}>
          Your Profile
        </Menu.Item>
        <Menu.Item onClick={onSignOut} className={classes.dropdownItem}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
