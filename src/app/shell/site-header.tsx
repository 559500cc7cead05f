import { type ReactNode, useEffect, useId, useRef } from 'react';
import { AppLink } from '#shared/ui/app-link.tsx';
import { CloseIcon } from '#shared/ui/close-icon.tsx';
import { BrandMark, BrandName } from './brand.tsx';
import classes from './site-header.module.css';
import { isCurrent, mainLinks } from './site-links.ts';

export interface SiteHeaderProps {
  readonly pathname: string;
  /** 'Sign up', or the menu of the signed-in user (SHELL-03). */
  readonly account: ReactNode;
}

/** Tells the styles how high the bar is: larger text gives it more lines (`scroll-padding-top`). */
function followHeight(bar: HTMLElement | null) {
  if (bar === null) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--ee-bar-now', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => observer.disconnect();
}

/** The navigation bar; on small screens its links collapse into a menu (SHELL-02, SHELL-05). */
export function SiteHeader({ pathname, account }: SiteHeaderProps) {
  const menu = useRef<HTMLDialogElement>(null);
  const menuId = useId();
  // A step of the browser's Back closes the menu too, not only a click in it. The first path closes nothing: the menu
  // may have been opened before the scripts came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new path that closes the menu
  useEffect(() => () => menu.current?.close(), [pathname]);

  const links = mainLinks.map((link) => (
    <li key={link.to}>
      <AppLink
        className={classes.link}
        to={link.to}
        isCurrent={isCurrent(link, pathname)}
        onClick={() => menu.current?.close()}
      >
        {link.label}
      </AppLink>
    </li>
  ));

  return (
    <>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <header ref={followHeight} className={classes.header}>
        <div className={classes.bar}>
          <AppLink className={classes.brand} to="/">
            <BrandMark />
            <BrandName />
          </AppLink>
          <nav className={classes.nav} aria-label="Main">
            <ul className={classes.links}>{links}</ul>
          </nav>
          <div className={classes.account}>{account}</div>
          <button
            type="button"
            className={classes.burger}
            aria-haspopup="dialog"
            aria-label="Menu"
            // Also before the scripts have run, and without them; what follows is for browsers that do not know it.
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
          </button>
        </div>
        {/* The browser's own modal: it traps focus, closes on Escape and gives focus back. */}
        <dialog ref={menu} id={menuId} className={classes.menu} aria-label="Menu">
          <div className={classes.menuTop}>
            <span>Menu</span>
            <button
              type="button"
              className={classes.burger}
              style={{ display: 'inline-flex' }}
              aria-label="Close menu"
              {...{ command: 'close', commandfor: menuId }}
              onClick={() => menu.current?.close()}
            >
              <CloseIcon size={20} />
            </button>
          </div>
          <nav aria-label="Menu">
            <ul className={classes.menuLinks}>{links}</ul>
          </nav>
        </dialog>
      </header>
    </>
  );
}
