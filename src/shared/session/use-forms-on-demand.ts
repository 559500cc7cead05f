import { useLayoutEffect } from 'react';

/** What Clerk's provider calls when its options change, and its forms when theirs do; the latter name their place. */
interface TakesProps {
  __internal_updateProps?: (props: { readonly node?: Element }) => Promise<unknown>;
}

/**
 * Leaves Clerk's forms unbuilt until one is asked for. Its provider hands its options on as soon as it is mounted, and
 * that alone loads and draws every form and drawer: forty files and a third of a page's main-thread work, on pages
 * that show none. The forms were given the same options when they were loaded, and ours never change.
 *
 * A layout effect, because those of a child come before every other effect of its parents.
 */
export function useFormsOnDemand(clerk: object): void {
  useLayoutEffect(() => {
    const host = clerk as TakesProps;
    const handOn = host.__internal_updateProps;
    if (handOn === undefined) return;
    host.__internal_updateProps = async (props) => (props.node ? handOn(props) : undefined);
    return () => {
      host.__internal_updateProps = handOn;
    };
  }, [clerk]);
}
