import { setTimeout as wait } from 'node:timers/promises';
import { CPU_SLOWDOWN, observe, WINDOW_OPENS_MS } from './measure.ts';

/** How long a page is followed, in milliseconds. */
const VISIT_MS = 6000;

/**
 * When a page's first visit shows something, and how it is blocked, in a tab that Playwright does not follow: in one that
 * it follows, scripts run slower. V8 looks up the place of each error that is made, and React makes five when it starts,
 * which alone is a task of 200 ms here.
 *
 * @param port where the browser is debugged
 */
export async function measureAlone(port: number, url: string, width: number): Promise<Window['loadFigures']> {
  const debugged = `http://127.0.0.1:${port}/json`;
  const opened = await fetch(`${debugged}/new?about:blank`, { method: 'PUT' });
  const { id, webSocketDebuggerUrl } = (await opened.json()) as Record<'id' | 'webSocketDebuggerUrl', string>;
  const tab = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve) => tab.addEventListener('open', resolve));
  await send(tab, 'Network.clearBrowserCache');
  await send(tab, 'Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
  const screen = { width, height: 900, deviceScaleFactor: 1, mobile: false };
  await send(tab, 'Emulation.setDeviceMetricsOverride', screen);
  await send(tab, 'Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await send(tab, 'Page.enable');
  await send(tab, 'Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  await wait(WINDOW_OPENS_MS);
  await send(tab, 'Page.navigate', { url });
  await wait(VISIT_MS);
  const read = { expression: 'loadFigures', returnByValue: true };
  const { result } = await send<{ result: { value: Window['loadFigures'] } }>(tab, 'Runtime.evaluate', read);
  await fetch(`${debugged}/close/${id}`);
  return result.value;
}

/** Sends one command after the other. @throws Error for what the browser refuses */
function send<Answer>(tab: WebSocket, method: string, params: object = {}): Promise<Answer> {
  tab.send(JSON.stringify({ id: 1, method, params }));
  return new Promise((resolve, reject) => {
    tab.onmessage = ({ data }) => {
      // What the browser tells by itself has no id.
      const { id, result, error } = JSON.parse(String(data));
      if (error) reject(new Error(error.message));
      else if (id === 1) resolve(result);
    };
  });
}
