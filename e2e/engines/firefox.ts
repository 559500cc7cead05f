import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from './driver.ts';

/** The preferences of a quiet profile: nothing is fetched, nothing moves, and the scheme is light. */
const preferences: Readonly<Record<string, unknown>> = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.locale.requested': 'en-US',
  'layout.css.prefers-color-scheme.content-override': 1,
  'remote.active-protocols': 1,
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

interface RemoteValue {
  readonly type: string;
  readonly value?: unknown;
  readonly sharedId?: string;
}

/** What happens to a value on its way: the page hands over JSON. */
const asJson = (expression: string) =>
  `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;

/** What Firefox says of pictures that were on their way through a service worker as the page was left: no address is named. */
const ABANDONED = /^Failed to load ‘’\. A ServiceWorker intercepted the request/;

/** Firefox, by WebDriver BiDi (https://w3c.github.io/webdriver-bidi), which it speaks itself. */
export async function startFirefox(executable: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = spawn(executable, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise((resolve) => browser.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    browser.once('exit', (code) => reject(new Error(`Firefox ended with ${code}`)));
    createInterface(browser.stderr).on('line', (line) => {
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const { send, on, close } = await connect(`${address}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } },
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async close() {
      await send('browser.close', {}).catch(() => browser.kill());
      close();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
    async newTab() {
      const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
      const { context } = await send<{ context: string }>('browsingContext.create', {
        type: 'tab',
        userContext,
      });
      const problems: string[] = [];
      const stop = on('log.entryAdded', (params) => {
        const { level, text, source } = params as {
          level: string;
          text: string;
          source: { context?: string };
        };
        if (source.context === context && level === 'error' && !ABANDONED.test(text)) problems.push(text);
      });
      const act = (actions: readonly object[]) => send('input.performActions', { context, actions });
      const value = async (expression: string) => {
        const answer = await send<{
          type: string;
          result?: RemoteValue;
          exceptionDetails?: { text: string };
        }>('script.evaluate', { expression, target: { context }, awaitPromise: true, userActivation: true });
        if (answer.result === undefined) throw new Error(answer.exceptionDetails?.text ?? answer.type);
        return answer.result;
      };
      return {
        open: async (url) =>
          void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
        reload: async () => void (await send('browsingContext.reload', { context, wait: 'interactive' })),
        evaluate: async (expression) => JSON.parse(String((await value(asJson(expression))).value)),
        async press(x, y) {
          await act([
            {
              type: 'pointer',
              id: 'mouse',
              actions: [
                { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
                { type: 'pointerDown', button: 0 },
                { type: 'pointerUp', button: 0 },
              ],
            },
          ]);
        },
        async type(text) {
          const keys = [...text].flatMap((key) => [
            { type: 'keyDown', value: key },
            { type: 'keyUp', value: key },
          ]);
          await act([{ type: 'key', id: 'keyboard', actions: keys }]);
        },
        async attach(expression, path) {
          const { sharedId } = await value(expression);
          await send('input.setFiles', { context, element: { sharedId }, files: [path] });
        },
        resize: async (width, height) =>
          void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
        problems: () => problems,
        async close() {
          stop();
          await send('browser.removeUserContext', { userContext });
        },
      };
    },
  };
}

/** A connection that answers commands in any order. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)), { once: true });
  });
  let count = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Set<(message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) for (const listener of listeners) listener(message);
    const answer = waiting.get(message.id ?? -1);
    waiting.delete(message.id ?? -1);
    if (message.type === 'success') answer?.resolve(message.result);
    else if (message.type === 'error') answer?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer.reject(new Error('Firefox has gone'));
  });
  return {
    send<Result>(method: string, params: object): Promise<Result> {
      const answer = Promise.withResolvers<unknown>();
      count += 1;
      waiting.set(count, answer);
      socket.send(JSON.stringify({ id: count, method, params }));
      return answer.promise as Promise<Result>;
    },
    on(method: string, listener: (params: unknown) => void): () => void {
      const listen = (message: Message) => message.method === method && listener(message.params);
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    close: () => socket.close(),
  };
}
