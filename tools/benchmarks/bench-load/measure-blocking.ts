import { setTimeout as wait } from 'node:timers/promises';
import { CPU_SLOWDOWN, observe, WINDOW_OPENS_MS } from './measure.ts';
import type { LoadFigures } from './summary.ts';

/** How long a page is followed, in milliseconds. */
const VISIT_MS = 6000;

/**
 * How a page's first visit blocks it, in a tab that Playwright does not follow: in one that it follows, V8 looks up the
 * place of each error that is made, and React makes five when it starts. That alone is a task of 200 ms here.
 *
 * @param port where the browser is debugged
 */
export async function measureBlocking(
  port: number,
  url: string,
  width: number,
): Promise<Pick<LoadFigures, 'tbt' | 'longestTask'>> {
  const debugged = `http://127.0.0.1:${port}/json`;
  const opened = await fetch(`${debugged}/new?about:blank`, { method: 'PUT' });
  const { id, webSocketDebuggerUrl } = (await opened.json()) as Record<'id' | 'webSocketDebuggerUrl', string>;
  const tab = await connect(webSocketDebuggerUrl);
  try {
    await tab.send('Network.clearBrowserCache');
    await tab.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
    await tab.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: 900,
      deviceScaleFactor: 1,
      mobile: false,
    });
    await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await tab.send('Page.enable');
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
    await wait(WINDOW_OPENS_MS);
    await tab.send('Page.navigate', { url });
    await wait(VISIT_MS);
    const { result } = await tab.send<{ result: { value: LoadFigures } }>('Runtime.evaluate', {
      expression: 'loadFigures',
      returnByValue: true,
    });
    return { tbt: result.value.tbt, longestTask: result.value.longestTask };
  } finally {
    tab.close();
    await fetch(`${debugged}/close/${id}`);
  }
}

interface Tab {
  /** Rejects what the browser refuses. */
  readonly send: <Answer>(method: string, params?: object) => Promise<Answer>;
  readonly close: () => void;
}

async function connect(address: string): Promise<Tab> {
  const socket = new WebSocket(address);
  const answers = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    if (error) answers.get(id)?.reject(new Error(error.message));
    else answers.get(id)?.resolve(result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The browser’s tab cannot be reached')));
  });
  let last = 0;
  return {
    send: <Answer>(method: string, params: object = {}) => {
      last += 1;
      const answer = Promise.withResolvers<unknown>();
      answers.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise as Promise<Answer>;
    },
    close: () => socket.close(),
  };
}
