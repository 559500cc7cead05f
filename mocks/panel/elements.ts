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

/** A push button; with an id, the focus can be put back onto it. */
export function button(page: Document, label: string, onClick: () => void, id?: string): HTMLButtonElement {
  const made = element(page, 'button', { type: 'button', class: 'plain', id }, [label]);
  made.addEventListener('click', onClick);
  return made;
}

/** Buttons side by side. */
export const row = (page: Document, ...children: Node[]): HTMLElement =>
  element(page, 'div', { class: 'row' }, children);

interface SelectOptions {
  readonly id: string;
  readonly label: string;
  /** Values with what they are called. */
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A labelled choice of one. */
export function select(page: Document, { id, label, options, value, onChange }: SelectOptions): HTMLElement {
  const choice = element(
    page,
    'select',
    { id },
    options.map(([optionValue, text]) => element(page, 'option', { value: optionValue }, [text])),
  );
  choice.value = value;
  choice.addEventListener('change', () => onChange(choice.value));
  return element(page, 'label', { for: id }, [label, choice]);
}

interface InputOptions {
  readonly id: string;
  readonly label: string;
  /** Further attributes of the input: its type, its bounds. */
  readonly attributes: Attributes;
  readonly value: string;
  /** When to tell: at each letter, or when the value stands. */
  readonly on: 'input' | 'change';
  readonly onChange: (value: string, input: HTMLInputElement) => void;
}

/** A labelled field. */
export function input(
  page: Document,
  { id, label, attributes, value, on, onChange }: InputOptions,
): HTMLElement {
  const field = element(page, 'input', { id, ...attributes });
  field.value = value;
  field.addEventListener(on, () => onChange(field.value, field));
  return element(page, 'label', { for: id }, [label, field]);
}

interface CheckboxOptions {
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A labelled box to tick. */
export function checkbox(page: Document, { id, label, checked, onChange }: CheckboxOptions): HTMLElement {
  const box = element(page, 'input', { id, type: 'checkbox' });
  box.checked = checked;
  box.addEventListener('change', () => onChange(box.checked));
  return element(page, 'label', { for: id, class: 'check' }, [box, label]);
}
