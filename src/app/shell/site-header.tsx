import { ActionIcon } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { CloseIcon } from '#shared/ui/actions/close-icon.tsx';
import { BrandMark, BrandName } from './brand.tsx';
import classes from './site-header.module.css';
import { isCurrent, mainLinks, type SiteLink, signInLink } from './site-links.ts';

export interface SiteHeaderProps {
  readonly pathname: string;
  /**
   * The link to the signed-in user's main page. Null for guests, and for roles without a main page.
   */
  readonly own: SiteLink | null;
  /** Whether the menu contains the sign-in link. */
  readonly isGuest: boolean;
  /** The links to sign in and sign up, or the signed-in user's menu (SHELL-03). */
  readonly account: ReactNode;
}

/**
 * Sets the bar's height as a CSS variable for `scroll-padding-top`. The bar grows when large text
 * wraps to more lines.
 */
function followHeight(bar: HTMLElement | null) {
  if (bar === null) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--ee-bar-now', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => observer.disconnect();
}

/** The navigation bar. On small screens, its links collapse into a menu (SHELL-02, SHELL-05). */
export function SiteHeader({ pathname, own, isGuest, account }: SiteHeaderProps) {
  const menu = useRef<HTMLDialogElement>(null);
  const menuId = useId();
  // Closes the menu when the path changes, even if the user pressed the browser's Back button. Runs
  // as a cleanup, so that hydration doesn't close a menu that the user has already opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new path closes the menu
  useEffect(() => () => menu.current?.close(), [pathname]);

  const all = own ? [own, ...mainLinks] : mainLinks;
  // The path of the user's own page may start with the path of another entry. Only the first match
  // is marked as current.
  const current = all.find((link) => isCurrent(link, pathname));
  const item = (link: SiteLink) => (
    <li key={link.to}>
      <AppLink
        className={classes.link}
        to={link.to}
        isCurrent={link === current}
        onClick={() => menu.current?.close()}
      >
        {link.label}
      </AppLink>
    </li>
  );
  const links = all.map(item);

  return (
    <>
      <a className={`${classes.skip} panel`} href="#content">
        Skip to content
      </a>
      <header ref={followHeight} className={classes.header}>
        <div className={`${classes.bar} measure cluster`}>
          <AppLink className={`${classes.brand} cluster gap-2 strong`} to="/">
            <BrandMark />
            <BrandName />
          </AppLink>
          <nav className={`${classes.wide} screen-only`} aria-label="Main">
            <ul className="cluster gap-6 strong">{links}</ul>
          </nav>
          <div className={`${classes.account} cluster screen-only`}>{account}</div>
          <span className={classes.narrow}>
            <ActionIcon
              aria-haspopup="dialog"
              aria-label="Menu"
              // `command` works before scripts run and without them. The click handler is for
              // browsers that lack `command`.
              {...{ command: 'show-modal', commandfor: menuId }}
              onClick={({ currentTarget }) => {
                if (!('command' in currentTarget)) menu.current?.showModal();
              }}
            >
              <svg
                aria-hidden="true"
                width="22"
                height="22"
                viewBox="0 0 22 22"
                stroke="currentColor"
                strokeWidth="2"
              >
                <path d="M2 5h18M2 11h18M2 17h18" strokeLinecap="round" />
              </svg>
            </ActionIcon>
          </span>
        </div>
        {/* A native modal dialog traps focus, closes on Escape and restores focus. */}
        <dialog ref={menu} id={menuId} className={`${classes.menu} panel`} aria-label="Menu">
          <div className="cluster between strong">
            <span>Menu</span>
            <ActionIcon
              aria-label="Close menu"
              {...{ command: 'close', commandfor: menuId }}
              onClick={() => menu.current?.close()}
            >
              <CloseIcon size={20} />
            </ActionIcon>
          </div>
          <nav aria-label="Menu">
            <ul className="stack gap-1">
              {isGuest && item(signInLink)}
              {links}
            </ul>
          </nav>
        </dialog>
      </header>
    </>
  );
}
