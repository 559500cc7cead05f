import { readAmount } from '../format/amount.ts';

/** Converts a field's value for the request, and a record's value for the field. */
export interface Conversion<Value, Sent> {
  readonly toWire: (value: Value) => Sent;
  /** For a new form, `stored` is undefined and the result is the value of an empty field. */
  readonly fromWire: (stored: Sent | null | undefined) => Value;
}

/*
 * The specification has three ways to send an empty field, and each field uses one of them
 * (docs/contract.md, "Empty fields"). The field's row in the form's table decides which.
 */

const shown = (stored: string | null | undefined) => stored ?? '';

/** Text as the user typed it. Sent as '' if empty. */
export const emptyAsText: Conversion<string, string> = { toWire: (text) => text, fromWire: shown };

/** Trimmed text. Sent as '' if empty. */
export const trimmedText: Conversion<string, string> = { toWire: (text) => text.trim(), fromWire: shown };

/** Text as the user typed it. Sent as null if empty. */
export const emptyAsNull: Conversion<string, string | null> = {
  toWire: (text) => text || null,
  fromWire: shown,
};

function rupeesIn(text: string): number {
  const reading = readAmount(text);
  return reading.kind === 'amount' ? reading.rupees : 0;
}

/** A required amount in rupees. */
export const requiredAmount: Conversion<string, number> = {
  toWire: rupeesIn,
  fromWire: (stored) => String(stored ?? ''),
};

/** An amount in rupees. Sent as 0 if empty. A stored 0 shows as an empty field. */
export const emptyAsZero: Conversion<string, number> = {
  toWire: rupeesIn,
  fromWire: (stored) => String(stored || ''),
};

/**
 * The public URL of an uploaded document. Null in the form and in the request if the document is
 * missing.
 */
export const documentUrl: Conversion<string | null, string | null> = {
  toWire: (url) => url,
  fromWire: (stored) => stored || null,
};

export const checkbox: Conversion<boolean, boolean> = {
  toWire: (isChecked) => isChecked,
  fromWire: (stored) => stored ?? false,
};
