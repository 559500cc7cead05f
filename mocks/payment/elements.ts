type Attributes = Readonly<Record<string, string | false | undefined>>;

/** Makes an element with attributes, of which those that are false are left out, and children; text stays text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: Tag,
  attributes: Attributes = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** A push button. */
export function button(page: Document, label: string, onClick: () => void): HTMLButtonElement {
  const made = element(page, 'button', { type: 'button', class: 'plain' }, [label]);
  made.addEventListener('click', onClick);
  return made;
}
