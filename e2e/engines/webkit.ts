import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from './driver.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** Starts a program on a virtual screen. */
  readonly screen: string;
}

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK, by its own driver of WebDriver (https://www.w3.org/TR/webdriver2). */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(home, version), { recursive: true });
    writeFileSync(join(home, version, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  }
  const port = await freePort();
  const service = spawn(screen, ['-a', '-s', '-screen 0 1600x1400x24', driver, '-p', String(port)], {
    // A group of its own: the screen, the driver and the browser end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, XDG_CONFIG_HOME: home, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LANGUAGE: 'en' },
  });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error !== undefined) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await untilItAnswers(() => call('GET', '/status'), service);
  const open = async () =>
    (await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: browser,
            args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
          },
        },
      },
    })) as { sessionId: string; capabilities: { browserVersion: string } };

  const listeners = new Set<(line: string) => void>();
  for (const stream of [service.stdout, service.stderr]) {
    createInterface(stream).on('line', (line) => {
      for (const listener of listeners) listener(line);
    });
  }
  const first = await open();
  await call('DELETE', `/session/${first.sessionId}`);
  return {
    version: `WebKitGTK ${first.capabilities.browserVersion}`,
    async close() {
      if (service.pid !== undefined) process.kill(-service.pid);
      rmSync(home, { recursive: true, force: true });
    },
    async newTab() {
      const session = `/session/${(await open()).sessionId}`;
      const post = (path: string, body: object) => call('POST', `${session}${path}`, body);
      const problems: string[] = [];
      const listen = (line: string) => {
        if (/CONSOLE (?:JS|SECURITY)? ?ERROR/.test(line) || /CONSOLE \S+ ERROR/.test(line)) {
          if (!line.includes('NETWORK')) problems.push(line);
        }
      };
      listeners.add(listen);
      return {
        open: async (url) => void (await post('/url', { url })),
        reload: async () => void (await post('/refresh', {})),
        async evaluate(expression) {
          const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done({ value: JSON.stringify(value ?? null) }), (error) => done({ error: String(error) }));`;
          const answer = (await post('/execute/async', { script, args: [] })) as {
            value: string;
            error?: string;
          };
          if (answer.error !== undefined) throw new Error(answer.error);
          return JSON.parse(answer.value);
        },
        async press(x, y) {
          await post('/actions', {
            actions: [
              {
                type: 'pointer',
                id: 'mouse',
                actions: [
                  { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
                  { type: 'pointerDown', button: 0 },
                  { type: 'pointerUp', button: 0 },
                ],
              },
            ],
          });
        },
        async type(text) {
          const element = (await call('GET', `${session}/element/active`)) as Record<string, string>;
          await post(`/element/${element[ELEMENT]}/value`, { text });
        },
        async attach(expression, path) {
          const element = (await post('/execute/sync', {
            script: `return ${expression}`,
            args: [],
          })) as Record<string, string>;
          await post(`/element/${element[ELEMENT]}/value`, { text: path });
        },
        resize: async (width, height) => void (await post('/window/rect', { width, height })),
        problems: () => problems,
        async close() {
          listeners.delete(listen);
          await call('DELETE', session);
        },
      };
    },
  };
}

async function untilItAnswers(ask: () => Promise<unknown>, service: ChildProcess): Promise<void> {
  for (;;) {
    if (service.exitCode !== null) throw new Error(`WebKit's driver ended with ${service.exitCode}`);
    if (
      await ask().then(
        () => true,
        () => false,
      )
    ) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
