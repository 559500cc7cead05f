type Field = HTMLInputElement | HTMLTextAreaElement;

const isTypedInto = ({ type }: Field) => !['checkbox', 'radio', 'file', 'hidden'].includes(type);

/**
 * Types the text of discarded fields into their replacements. A second call has no effect.
 *
 * @param drawn the page's fields before React replaced them
 */
export function retypeText(drawn: readonly Field[], container: HTMLElement): void {
  const current = [...container.querySelectorAll<Field>('input, textarea')];
  for (const [index, field] of drawn.entries()) {
    if (field.isConnected || field.value === '' || !isTypedInto(field)) continue;
    // React's generated ids differ between renders, so fields are matched by type, name and order.
    const isAlike = ({ type, name }: Field) => type === field.type && name === field.name;
    const replacement = current.filter(isAlike)[drawn.slice(0, index).filter(isAlike).length];
    if (replacement === undefined) continue;
    typeInto(replacement, field.value);
    field.value = '';
  }
}

/**
 * Changes a field as if the user had typed the text. Uses the prototype's setter, because React
 * ignores a value assigned to `field.value`.
 */
function typeInto(field: Field, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
