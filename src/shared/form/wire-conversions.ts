import { readAmount } from '../format/amount.ts';

/** How a field's value becomes a request's, and a record's value becomes the field's. */
export interface Conversion<Value, Sent> {
  readonly toWire: (value: Value) => Sent;
  /** Undefined for a new form: it returns the empty field. */
  readonly fromWire: (stored: Sent | null | undefined) => Value;
}

/*
 * The specification has three ways to send an empty field, and each field has its own (docs/contract.md, "Empty fields").
 * A field's row chooses one of these, and nothing else decides it.
 */

const shown = (stored: string | null | undefined) => stored ?? '';

/** A text as it was typed. An empty one is sent as ''. */
export const emptyAsText: Conversion<string, string> = { toWire: (text) => text, fromWire: shown };

/** A text without the space around it. An empty one is sent as ''. */
export const trimmedText: Conversion<string, string> = { toWire: (text) => text.trim(), fromWire: shown };

/** A text as it was typed. An empty one is sent as null. */
export const emptyAsNull: Conversion<string, string | null> = {
  toWire: (text) => text || null,
  fromWire: shown,
};

function rupeesIn(text: string): number {
  const reading = readAmount(text);
  return reading.kind === 'amount' ? reading.rupees : 0;
}

/** An amount in rupees that the form requires. */
export const requiredAmount: Conversion<string, number> = {
  toWire: rupeesIn,
  fromWire: (stored) => String(stored ?? ''),
};

/** An amount in rupees. An empty one is sent as 0, and a stored 0 opens empty. */
export const emptyAsZero: Conversion<string, number> = {
  toWire: rupeesIn,
  fromWire: (stored) => String(stored || ''),
};

/** The public URL of an uploaded document. A missing one is null, in the form and in the request. */
export const documentUrl: Conversion<string | null, string | null> = {
  toWire: (url) => url,
  fromWire: (stored) => stored || null,
};

export const checkbox: Conversion<boolean, boolean> = {
  toWire: (isChecked) => isChecked,
  fromWire: (stored) => stored ?? false,
};
