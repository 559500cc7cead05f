/** A browser under test. One for each engine; everything above this file is written once. */
export interface Engine {
  /** As a person would name it: `Firefox 153.7`. */
  readonly version: string;
  /** A tab of a profile that nothing is in yet. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** What the tests do with a tab. Finding things and reading them is the same script in every engine (`in-page.ts`). */
export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of a JavaScript expression, which may be a promise of it. It has to be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks at a point of the viewport, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  /** Types on the keyboard. */
  type(text: string): Promise<void>;
  /** Gives the file input, that the expression finds, a file of this machine. */
  attach(expression: string, path: string): Promise<void>;
  /** The narrowest that an engine can do is 450 pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The page's errors on the console, and uncaught errors, without lines about the network. */
  problems(): readonly string[];
  close(): Promise<void>;
}
