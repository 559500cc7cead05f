import { expect } from '@playwright/test';
import { type PersonaName, persona } from '../../mocks/data/personas.ts';
import type { Tab } from './driver.ts';
import type { Place, state } from './in-page.ts';

type State = ReturnType<typeof state>;

/** A person at a tab: finds things by their names, presses, types, and reads. */
export interface Person {
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  press(name: string): Promise<void>;
  /** Presses something that is no button: a summary, a tab, the label of a choice. */
  pressText(words: string): Promise<void>;
  /** Presses a button of the mock panel. */
  pressInPanel(name: string): Promise<void>;
  readsInPanel(text: RegExp): Promise<void>;
  choose(label: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  setDate(label: string, date: string): Promise<void>;
  attach(label: string, path: string): Promise<void>;
  reads(text: RegExp | string): Promise<void>;
  readsNot(text: RegExp | string): Promise<void>;
  isAt(path: RegExp | string): Promise<void>;
  finds(label: string, value: string): Promise<void>;
  /** Waits until the device keeps something under that key. */
  keeps(key: string, text: RegExp): Promise<void>;
  /** Presses the button, and gets the file. */
  takes(name: string): Promise<{ readonly name: string; readonly text: string }>;
  signIn(name: PersonaName): Promise<void>;
  setOnline(isOnline: boolean): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  state(): Promise<State>;
}

/**
 * @param site where the site is hosted, without a slash at its end
 * @param script what makes `inPage` of the exports of `in-page.ts`
 */
export function personAt(tab: Tab, site: string, script: string): Person {
  const call = (name: string, ...values: readonly unknown[]) =>
    tab.evaluate(
      `(() => { globalThis.inPage ??= ${script}; return globalThis.inPage.${name}(${values.map((value) => JSON.stringify(value)).join(', ')}); })()`,
    );
  const look = async () => (await call('state')) as State;
  // A document may be exchanged for the next one while it is asked.
  const soon = (ask: () => Promise<unknown>, what: string) =>
    expect.poll(() => ask().catch((error: Error) => error.message), { message: what, timeout: 20_000 });
  const pressOn = async (kind: 'button' | 'field' | 'text' | 'panelButton', name: string) => {
    let place: Place = { problem: 'not looked' };
    await soon(async () => {
      place = (await call(kind, name)) as Place;
      return 'problem' in place ? place.problem : 'there';
    }, `press '${name}'`).toBe('there');
    if (!('problem' in place)) await tab.press((place as { x: number }).x, (place as { y: number }).y);
  };
  const running = () => soon(async () => (await look()).runs, 'the page runs').toBe(true);
  const person: Person = {
    async open(path) {
      await tab.open(`${site}${path}`);
      await running();
    },
    async reload() {
      await tab.reload();
      await running();
    },
    press: (name) => pressOn('button', name),
    pressText: (words) => pressOn('text', words),
    pressInPanel: (name) => pressOn('panelButton', name),
    readsInPanel: (text) => soon(() => call('panelText'), `read ${text} in the panel`).toMatch(text),
    choose: (label) => pressOn('field', label),
    async fill(label, text) {
      await pressOn('field', label);
      await call('select', label);
      await tab.type(text);
      await soon(() => call('typedIn', label), `type into '${label}'`).toBe(text);
    },
    setDate: (label, date) => soon(() => call('setDate', label, date), `set '${label}'`).toBe(true),
    async attach(label, path) {
      await soon(async () => ((await call('field', label)) as object) !== null, `find '${label}'`).toBe(true);
      await soon(() => call('typedIn', label), `find '${label}'`).not.toBeNull();
      await tab.attach(`globalThis.inPage.input(${JSON.stringify(label)})`, path);
    },
    reads: (text) => soon(async () => (await look()).text, `read ${text}`).toMatch(asPattern(text)),
    readsNot: (text) =>
      soon(async () => (await look()).text, `no longer read ${text}`).not.toMatch(asPattern(text)),
    isAt: (path) =>
      soon(async () => (await look()).path, `be at ${path}`).toMatch(
        typeof path === 'string' ? whole(path) : path,
      ),
    finds: (label, value) => soon(() => call('typedIn', label), `find ${value} in '${label}'`).toBe(value),
    keeps: (key, text) => soon(() => call('stored', key), `keep ${key}`).toMatch(text),
    async takes(name) {
      await call('keepDownload');
      await pressOn('button', name);
      return (await call('download')) as { name: string; text: string };
    },
    async signIn(name) {
      const { email, password } = persona(name);
      await person.fill('Email address', email);
      await person.press('Continue');
      // The field of the next step is on the page before, out of sight.
      await person.reads('Enter your password');
      await person.fill('Password', password);
      await person.press('Continue');
    },
    setOnline: async (isOnline) => void (await call('setOnline', isOnline)),
    resize: (width, height) => tab.resize(width, height),
    state: look,
  };
  return person;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asPattern = (text: RegExp | string) => (typeof text === 'string' ? new RegExp(literal(text)) : text);
const whole = (path: string) => new RegExp(`^${literal(path)}$`);
