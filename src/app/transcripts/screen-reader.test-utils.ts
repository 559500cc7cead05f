import { Virtual } from '@guidepup/virtual-screen-reader';

/** Selects live regions. */
const LIVE = '[role="alert"], [role="status"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
/** Phrases that announce the end of an element. */
const ENDING =
  /^end of (?:list|table|main|banner|contentinfo|search|navigation|region|complementary|form|dialog)\b/;
/** Phrases that consist of a role without a name. Screen readers skip them. */
const SKIPPED =
  /^(?:paragraph|time|strong|emphasis|term|definition|image|graphics-document|status|alert|form|document|figure|rowgroup)$/;

/**
 * Converts a phrase from the virtual screen reader to the words of a real screen reader. Returns
 * null if a real screen reader would say nothing.
 */
function phraseOf(node: Node | null, phrase: string): string | null {
  if (SKIPPED.test(phrase) || (phrase.startsWith('end') && !ENDING.test(phrase))) return null;
  const parent = node instanceof Element ? node : (node?.parentElement ?? null);
  // The content and label of a control only repeat its name, which has already been announced.
  if (!(node instanceof Element) && parent?.closest('a[href], button, summary, label, option') !== null)
    return null;
  if (node instanceof HTMLOptionElement || node instanceof HTMLLabelElement) return null;
  return phrase
    .replace(/, level 1, position (\d+), set size (\d+)$/, ', $1 of $2')
    .replace(/, position (\d+), set size (\d+)/, ', $1 of $2')
    .replace(/, 1 control|, not invalid|, has popup listbox, not expanded/g, '')
    .replace(/^listitem/, 'item')
    .replace(/^(end of [a-z]+), .*/, '$1');
}

/**
 * Adds a control's current state to its phrase, because the virtual screen reader reads only the
 * markup.
 */
function withState(element: Node | null, phrase: string): string {
  if (element instanceof HTMLSelectElement)
    return phrase.replace(`, ${element.value}`, `, ${element.selectedOptions[0]?.text ?? ''}`);
  if (!(element instanceof HTMLInputElement)) return phrase;
  if (element.type === 'file') return `file chooser, ${phrase}`;
  if (element.type.startsWith('date')) return [`date, ${phrase}`, element.value].filter(Boolean).join(', ');
  if (element.type !== 'checkbox' && element.type !== 'radio') return phrase;
  return phrase.replace(/(?:not )?checked/, element.checked ? 'checked' : 'not checked');
}

/** Returns what a screen reader says for an element and its content, in reading order. */
async function readAloud(element: Element): Promise<string[]> {
  const reader = new Virtual();
  await reader.start({ container: element });
  const first = reader.activeNode;
  const phrases: string[] = [];
  do {
    const phrase = await reader.lastSpokenPhrase();
    const heard = phraseOf(reader.activeNode, withState(reader.activeNode, phrase));
    if (heard !== null && heard !== '') phrases.push(heard);
    await reader.next();
    // After the last phrase, the virtual screen reader starts again with the first.
  } while (reader.activeNode !== first || (await reader.lastSpokenPhrase()).startsWith('end'));
  await reader.stop();
  return phrases;
}

/** Returns what a screen reader says when an element receives the focus. */
async function nameAloud(element: Element): Promise<string> {
  const reader = new Virtual();
  await reader.start({ container: element });
  const phrase = withState(element, await reader.lastSpokenPhrase());
  await reader.stop();
  return phraseOf(element, phrase) ?? phrase;
}

/**
 * Whether screen readers can reach an element. This includes elements with `display: contents`,
 * which have no box.
 */
function isShown(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { display, visibility } = getComputedStyle(at);
    if (display === 'none' || visibility === 'hidden') return false;
  }
  return true;
}

function textOf(region: Element): string {
  const parts: string[] = [];
  const collect = (node: Node) => {
    if (node instanceof Text) parts.push(node.data);
    if (!(node instanceof Element)) return;
    const { display, visibility } = getComputedStyle(node);
    if (node.ariaHidden === 'true' || display === 'none' || visibility === 'hidden') return;
    if (node !== region && node.role === 'alert') return;
    for (const child of node.childNodes) collect(child);
    if (!display.startsWith('inline')) parts.push(' ');
  };
  collect(region);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** Whether a region announces all of its text even if only part of it has changed. */
const isWhole = ({ role }: Element) => role === 'alert' || role === 'status';
const added = (before: string, now: string) =>
  now.startsWith(before) ? now.slice(before.length).trim() : now;

/**
 * Calls `say` with each announcement of the page's live regions. A region announces its text when
 * the text changes. If a region appears together with its text, the text is announced only if the
 * region is an alert, because NVDA ignores other new regions.
 */
function followLiveRegions(say: (phrase: string) => void): () => void {
  let before = new Map<Element, string>();
  const look = () => {
    const shown = [...document.querySelectorAll(LIVE)].filter(
      (region) => isShown(region) && (region.role === 'alert' || !region.parentElement?.closest(LIVE)),
    );
    const now = new Map(shown.map((region) => [region, textOf(region)] as const));
    for (const [region, text] of now) {
      // Skips loading messages, which screen readers read only when the user reaches them.
      if (text === '' || before.get(region) === text || text.startsWith('Loading')) continue;
      const isUrgent = region.role === 'alert' || region.ariaLive === 'assertive';
      const known = before.get(region);
      if (known === undefined && region.role !== 'alert') say(`(not announced: ${text})`);
      else say(`${isUrgent ? 'alert' : 'status'}: ${isWhole(region) ? text : added(known ?? '', text)}`);
    }
    before = now;
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true, attributes: true });
  return () => observer.disconnect();
}

export interface Listener {
  /**
   * Performs an action and records what a screen reader announces: changes in live regions, a new
   * page title and the newly focused element.
   */
  step(title: string, act: () => Promise<unknown>): Promise<void>;
  /** Reads an element from beginning to end. */
  read(element: Element): Promise<void>;
  /** Returns all announcements, as the content of a transcript file. */
  transcript(): string;
  stop(): void;
}

/** Starts recording what a screen reader announces on the page. */
export function listen(): Listener {
  const lines: string[] = [];
  const say = (phrase: string) => void lines.push(`  ${phrase}`);
  const stop = followLiveRegions(say);
  let title = document.title;
  let focused: Element | null = document.activeElement;
  return {
    async step(what, act) {
      lines.push(`${lines.length > 0 ? '\n' : ''}> ${what}`);
      await act();
      // Waits for mutation observers, which run at the end of the task.
      await new Promise((resolve) => setTimeout(resolve));
      if (document.title !== title) {
        title = document.title;
        say(`page: ${title}`);
      }
      const now = document.activeElement;
      if (now === focused || now === null) return;
      focused = now;
      say(now === document.body ? '(the focus is lost)' : `focus: ${await nameAloud(now)}`);
    },
    async read(element) {
      for (const phrase of await readAloud(element)) say(phrase);
    },
    transcript: () => `${lines.join('\n')}\n`,
    stop,
  };
}
