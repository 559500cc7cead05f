/** The motion setting. `system` follows the user's system, and the other values override it. */
export type Motion = 'system' | 'reduced' | 'full';

const FEATURE = /\(prefers-reduced-motion(?:\s*:\s*(reduce|no-preference))?\)/g;
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

/**
 * Replaces the motion feature of a media query with a condition that is always true or always
 * false.
 */
export function answered(query: string, motion: Motion): string {
  if (motion === 'system') return query;
  const wanted = motion === 'reduced' ? 'reduce' : 'no-preference';
  return query.replace(FEATURE, (_, value = 'reduce') => (value === wanted ? ALWAYS : NEVER));
}

const written = new WeakMap<CSSMediaRule, string>();
const systemMatchMedia = globalThis.window?.matchMedia.bind(window);
let stopLooking = () => {};

/**
 * Forces reduced or full motion on this page, for styles and scripts. A page cannot change the
 * system setting, so this function rewrites every media query that reads the setting.
 */
export function forceMotion(motion: Motion): void {
  stopLooking();
  window.matchMedia = (query) => systemMatchMedia(answered(query, motion));
  const apply = () => {
    for (const { cssRules } of document.styleSheets) answerIn(cssRules, motion);
  };
  apply();
  if (motion === 'system') return;
  // Also rewrites styles that lazy chunks load later.
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
