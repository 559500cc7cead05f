const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea';

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (container: HTMLElement) => [...container.querySelectorAll<Field>(TYPED_INTO)];

/**
 * Remembers the fields of a prerendered page. React discards them, with the text in them, if an extension or a translation
 * has changed the page before hydration.
 *
 * @returns a function that types the text of discarded fields into the fields that replaced them
 */
export function rememberFields(container: HTMLElement): () => void {
  const drawn = fieldsOf(container);
  const waiting = new Set(drawn);
  // Ids made by React differ from render to render, so unnamed fields are matched by their order.
  const isAlike = (one: Field) => (other: Field) => one.type === other.type && one.name === other.name;
  return () => {
    const current = fieldsOf(container);
    for (const field of waiting) {
      if (field.isConnected || field.value === '') continue;
      const place = drawn.filter(isAlike(field)).indexOf(field);
      const replacement = current.filter(isAlike(field))[place];
      if (replacement === undefined) continue;
      waiting.delete(field);
      typeInto(replacement, field.value);
    }
  };
}

/** Changes a field as a user does. React ignores a value that is set through its own property. */
function typeInto(field: Field, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
