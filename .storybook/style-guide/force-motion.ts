/** The setting for motion: the system's, or a choice made here. */
export type Motion = 'system' | 'reduced' | 'full';

const FEATURE = /\(prefers-reduced-motion(?:\s*:\s*(reduce|no-preference))?\)/g;
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/** A media query with the question about motion answered already. */
export function answered(query: string, motion: Motion): string {
  if (motion === 'system') return query;
  const wanted = motion === 'reduced' ? 'reduce' : 'no-preference';
  return query.replace(FEATURE, (_, value = 'reduce') => (value === wanted ? ALWAYS : NEVER));
}

const written = new WeakMap<CSSMediaRule, string>();
const systemMatchMedia = globalThis.window?.matchMedia.bind(window);
let stopLooking = () => {};

/**
 * Makes this page believe that motion is reduced, or not, in its styles and its scripts alike. A page cannot
 * change what the browser says about the system, so the question is answered wherever it is asked.
 */
export function forceMotion(motion: Motion): void {
  stopLooking();
  window.matchMedia = (query) => systemMatchMedia(answered(query, motion));
  const apply = () => {
    for (const { cssRules } of document.styleSheets) answerIn(cssRules, motion);
  };
  apply();
  if (motion === 'system') return;
  // Styles that come later, with a part of the page that is loaded when it is needed.
  const added = new MutationObserver(apply);
  added.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.addEventListener('load', apply, { capture: true });
  stopLooking = () => {
    added.disconnect();
    document.removeEventListener('load', apply, { capture: true });
  };
}

function answerIn(rules: CSSRuleList, motion: Motion): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      if (query.includes('prefers-reduced-motion')) {
        written.set(rule, query);
        rule.media.mediaText = answered(query, motion);
      }
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) answerIn(rule.cssRules, motion);
  }
}
