import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import {
  NameQuestion,
  type NewRegistration,
  type PersonState,
  type ProfileDestination,
  profileDestination,
  SignOutQuestion,
  useKnownRole,
  useSignOut,
  useUserSync,
} from '#features/auth/index.ts';
import { accessOf } from '#shared/router/route-access.ts';
import type { RouterContext } from '#shared/router/router-context.ts';
import { isEarlier } from '#shared/router/router-internals.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { lazyOptional, lazyRequired } from '#shared/ui/browser/lazy-component.ts';
import { toastHostWanted } from '#shared/ui/feedback/toast-host-wanted.ts';
import { Account } from './account.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { PageAccess } from './page-access.tsx';
import classes from './shell.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { ownLink } from './site-links.ts';
import type { ProfileLink } from './user-menu.tsx';

// Most visitors never sign in, so they never load the menu.
const OwnMenu = lazyRequired(() => import('./own-menu.tsx'));
const RegistrationNotice = lazyOptional(() => import('./registration-notice.tsx'));
const ToastHost = lazyOptional(() => import('#shared/ui/feedback/toast-host.tsx'));

/** The frame around every screen: navigation bar, content, footer, toasts. */
export function Shell({ api, queryClient, session: port }: RouterContext) {
  const session = useSession();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const person = useKnownRole(api);
  const registration = useUserSync(api, pathname);
  const destination = profileDestination({ pathname, role: person.role });
  const own =
    person.signedIn && person.known && person.role !== 'OTHER' ? ownLink(person.role, destination) : null;
  const isWork = useRouterState({
    select: ({ matches }) =>
      accessOf(matches).kind !== 'public' || matches.some(({ staticData }) => staticData.isWork),
  });
  const signOut = useSignOut({ session: port, queryClient });

  return (
    <>
      <SiteHeader
        pathname={pathname}
        own={own}
        isGuest={session.status !== 'signed-in'}
        account={
          <Account
            status={session.status}
            menu={
              session.status === 'signed-in' && (
                <OwnMenu
                  api={api}
                  user={session.user}
                  profile={profileLink(destination, person)}
                  own={own}
                  onSignOut={() => void signOut()}
                />
              )
            }
          />
        }
      />
      <Content pathname={pathname} person={person} registration={registration} />
      <SiteFooter isShort={isWork} hasNewsletter={!/^\/contact\/?$/.test(pathname)} />
      <SignOutQuestion />
      <NameQuestion />
      <ConnectionNotice />
      <Toasts />
    </>
  );
}

/**
 * Returns the 'Your Profile' link. Its target depends on the role, except on the pages for
 * organizations.
 */
function profileLink(to: ProfileDestination, person: PersonState): ProfileLink {
  const isKnown = !person.pending && person.unread === null;
  if (isKnown || to === '/organization/profile') return { kind: 'there', to };
  return person.unread ? { kind: 'unread', ...person.unread } : { kind: 'waiting' };
}

interface ContentProps {
  readonly pathname: string;
  readonly person: PersonState;
  readonly registration: NewRegistration | null;
}

/**
 * Shows the current screen. A new screen receives the focus, so that keyboard and screen reader
 * users start there. After Back, the focus returns to the link that the user followed.
 */
function Content({ pathname, person, registration }: ContentProps) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation: previous, toLocation: current }) => {
        const content = main.current;
        if (!content || !previous || previous.pathname === current.pathname) return;
        if (document.activeElement !== content || !isEarlier(current, previous)) return;
        const { publicHref } = previous;
        // The URL's query may have changed since the user followed the link. If so, match only the
        // path.
        const link = linkTo(content, publicHref) ?? linkTo(content, publicHref.replace(/[?#].*$/, ''));
        // Moving the focus scrolls the page only if the link is outside the restored view.
        link?.focus();
      }),
    [router],
  );

  return (
    <main ref={main} id="content" tabIndex={-1} className={classes.main}>
      <Suspense fallback={null}>{registration && <RegistrationNotice {...registration} />}</Suspense>
      <PageAccess person={person}>
        <Outlet />
      </PageAccess>
    </main>
  );
}

/** Returns the first link to an address. Skips links above the viewport. */
function linkTo(content: HTMLElement, address: string) {
  const links = content.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(address)}"]`);
  return [...links].find((link) => link.getBoundingClientRect().bottom > 0);
}

/**
 * Shows toasts. Their code loads when the first toast appears. For signed-in users, the code loads
 * in advance, so that a toast can appear if signing out fails offline.
 */
function Toasts() {
  const isWanted = useStore(toastHostWanted);
  const isSignedIn = useSession().status === 'signed-in';
  return <Suspense fallback={null}>{(isWanted || isSignedIn) && <ToastHost />}</Suspense>;
}
