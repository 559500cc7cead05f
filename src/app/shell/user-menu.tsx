import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { authErrors } from '#contract/errors/auth.ts';
import type { ProfileDestination } from '#features/auth/index.ts';
import type { SessionUser } from '#shared/ports/session.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import type { SiteLink } from './site-links.ts';
import classes from './user-menu.module.css';

/** The gap between the button and the menu, in pixels. */
const GAP = 12;

/** Returns up to two initials of a name, in any script. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = Array.from(words[0] ?? '')[0] ?? '?';
  const last = words.length > 1 ? (Array.from(words.at(-1) ?? '')[0] ?? '') : '';
  return (first + last).toLocaleUpperCase('en-IN');
}

/** The link to the user's profile. Its target is known only once the role is known. */
export type ProfileLink =
  | { readonly kind: 'there'; readonly to: ProfileDestination }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'unread'; readonly isTrying: boolean; readonly onRetry: () => void };

export interface UserMenuProps {
  readonly user: SessionUser;
  readonly profile: ProfileLink;
  /** The link to the user's main page. Null if the role is unknown or has no main page. */
  readonly own: SiteLink | null;
  /** The number of reminders (SHELL-10). */
  readonly reminders?: number;
  readonly onSignOut: () => void;
}

/**
 * The signed-in user's menu (SHELL-03, SHELL-04). A popover closes on Escape and on a click
 * outside, exposes its state to assistive technology, and restores focus. In browsers without
 * popovers, the button toggles the menu and Escape closes it.
 */
export function UserMenu({ user, profile, own, reminders = 0, onSignOut }: UserMenuProps) {
  const id = useId();
  const name = user.name || user.email || 'signed in';
  const count = reminders === 1 ? '1 reminder' : fill('{count} reminders', { count: reminders });
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [hasPopover] = useState(() => 'hidePopover' in HTMLElement.prototype);
  const [isOpen, setOpen] = useState(false);
  // The button's position varies. When the page is scrolled to the top, a notice above the bar
  // moves the bar down.
  const place = () => {
    const bottom = button.current?.getBoundingClientRect().bottom;
    if (menu.current && bottom !== undefined) menu.current.style.top = `${bottom + GAP}px`;
  };
  const close = () => (hasPopover ? menu.current?.hidePopover() : setOpen(false));
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.avatar}
        aria-label={
          reminders > 0
            ? fill('Your account: {name}, {count}', { name, count })
            : fill('Your account: {name}', { name })
        }
        data-initials={initials(name)}
        data-reminders={reminders > 0 || undefined}
        {...(hasPopover
          ? { popoverTarget: id }
          : {
              'aria-expanded': isOpen,
              'aria-controls': id,
              onClick: () => {
                place();
                setOpen(!isOpen);
              },
              onKeyDown: onEscape,
            })}
      />
      <div
        ref={menu}
        id={id}
        className={`${classes.menu} panel`}
        tabIndex={-1}
        {...(hasPopover
          ? { popover: 'auto', onBeforeToggle: place }
          : { hidden: !isOpen, onKeyDown: onEscape })}
      >
        <p className={`${classes.name} quiet`}>{name}</p>
        {reminders > 0 && (
          <AppLink className={classes.item} to="/home" hash="reminders" onClick={close}>
            {count}
          </AppLink>
        )}
        {own && !isProfile(own, profile) && (
          <AppLink className={classes.item} to={own.to} onClick={close}>
            {own.label}
          </AppLink>
        )}
        <ProfileItem profile={profile} onFollow={close} />
        <button
          type="button"
          className={classes.item}
          onClick={() => {
            close();
            onSignOut();
          }}
        >
          Sign out
        </button>
      </div>
    </>
  );
}

/** Whether a link leads to the profile, which has its own entry in the menu. */
const isProfile = (link: SiteLink, profile: ProfileLink): boolean =>
  profile.kind === 'there' && profile.to === link.to;

interface ProfileItemProps {
  readonly profile: ProfileLink;
  readonly onFollow: () => void;
}

function ProfileItem({ profile, onFollow }: ProfileItemProps) {
  switch (profile.kind) {
    case 'there':
      return (
        <AppLink className={classes.item} to={profile.to} onClick={onFollow}>
          Your Profile
        </AppLink>
      );
    case 'waiting':
      return (
        <button type="button" className={classes.item} disabled>
          Your Profile
        </button>
      );
    case 'unread':
      return (
        <>
          <p className={`${classes.name} quiet`} role="status">
            {authErrors['role-unread']}
          </p>
          <button
            ref={focusAroundOnRemoval}
            type="button"
            className={classes.item}
            onClick={profile.onRetry}
            aria-disabled={profile.isTrying}
          >
            {profile.isTrying ? 'Trying Again…' : 'Try Again'}
          </button>
        </>
      );
  }
}
