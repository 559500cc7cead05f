/** Elements that browsers don't translate, and `font` elements, which contain translations. */
const UNTRANSLATED = 'script, style, textarea, svg, [translate="no"], font';

/**
 * Simulates a browser's translation: wraps every text on the page in its own element without
 * React's knowledge, and keeps wrapping texts that appear later.
 *
 * The returned function stops the simulation and returns the problems that it found: old words that
 * stayed on screen after a change, and changes that would have broken the page.
 */
export function translate(page: HTMLElement): () => readonly string[] {
  const translated = new Map<Text, HTMLElement>();
  const found: string[] = [];
  const translateWithin = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const all = node instanceof Text ? [node] : [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) {
      const parent = text.parentElement;
      if (!/\S/.test(text.data) || !parent?.isConnected || parent.closest(UNTRANSLATED)) continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
      translated.set(text, font);
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(translateWithin);
  });
  observer.observe(page, { childList: true, subtree: true });
  translateWithin(page);
  const { removeChild, insertBefore } = Node.prototype;
  const watched = (node: Node, at: Node | null) => {
    if (at instanceof Text && at.parentNode !== node) found.push(`a change to ‘${at.data}’ breaks the page`);
  };
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    watched(this, child);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, at: Node | null) {
    watched(this, at);
    return insertBefore.call(this, child, at) as Child;
  };
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
    for (const [text, { isConnected, textContent }] of translated) {
      if (isConnected && textContent !== text.data)
        found.push(`‘${textContent}’ stays instead of ‘${text.data}’`);
    }
    return found;
  };
}
