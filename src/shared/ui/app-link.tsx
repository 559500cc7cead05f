import { type ComponentProps, createContext, type MouseEvent, use, useMemo } from 'react';
import { addressOf, isSitePath } from '../router/site-address.ts';

/** Moves inside this site without loading it again. The application provides it; stories need none. */
export interface Navigation {
  /** Goes to a path of this site. `state` travels with the entry of the browser's history. */
  readonly go: (href: string, options?: { replace?: boolean; state?: Record<string, unknown> }) => void;
  /** Fetches what a path will need, before it is asked for. */
  readonly preload?: (href: string) => void;
}

const NavigationContext = createContext<Navigation | null>(null);
export const NavigationProvider = NavigationContext.Provider;

export interface AppLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Goes along in the history entry; everything that matters is in `href` too (ROUTE-06). */
  readonly state?: Record<string, unknown>;
  readonly replace?: boolean;
}

/** True for the click that a browser would follow in the same tab. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/**
 * A real link, so that it can be opened in a new tab and read by everybody. Inside the application a
 * plain click moves without a reload; outside of it (a story, a test) it is just an anchor.
 */
export function AppLink({ href, state, replace, target, onClick, ...rest }: AppLinkProps) {
  const navigation = use(NavigationContext);
  const handlers = useMemo(() => {
    if (navigation === null || target || !isSitePath(href)) return {};
    const preload = navigation.preload && (() => navigation.preload?.(href));
    return { onPointerEnter: preload, onFocus: preload };
  }, [navigation, href, target]);

  return (
    <a
      href={addressOf(href)}
      target={target}
      rel={target === '_blank' ? 'noopener noreferrer' : undefined}
      {...handlers}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (navigation === null || target || !isSitePath(href) || !isPlainClick(event)) return;
        event.preventDefault();
        navigation.go(href, { ...(replace ? { replace } : {}), ...(state ? { state } : {}) });
      }}
    />
  );
}
