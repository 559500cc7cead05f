import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { Builder, type WebElement } from 'selenium-webdriver';
import type { Engine } from './driver.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** Starts a program on a virtual screen. */
  readonly screen: string;
}

const PORT = 4182;
const SERVICE = `http://127.0.0.1:${PORT}`;

/** WebKitGTK, by Selenium and WebKit's own driver. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(home, version), { recursive: true });
    writeFileSync(join(home, version, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  }
  const service = spawn(screen, ['-a', '-s', '-screen 0 1600x1400x24', driver, '-p', String(PORT)], {
    // A group of its own: the screen, the driver and the browser end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, XDG_CONFIG_HOME: home, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LANGUAGE: 'en' },
  });
  const listeners = new Set<(line: string) => void>();
  for (const stream of [service.stdout, service.stderr]) {
    createInterface(stream).on('line', (line) => {
      for (const listener of listeners) listener(line);
    });
  }
  await expect(() => fetch(`${SERVICE}/status`)).toPass({ timeout: 30_000 });
  const open = () =>
    new Builder()
      .usingServer(SERVICE)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      })
      .build();
  const first = await open();
  const version = (await first.getCapabilities()).getBrowserVersion();
  await first.quit();
  return {
    version: `WebKitGTK ${version}`,
    async close() {
      if (service.pid !== undefined) process.kill(-service.pid);
      rmSync(home, { recursive: true, force: true });
    },
    async newTab() {
      const tab = await open();
      const problems: string[] = [];
      const listen = (line: string) => {
        if (/CONSOLE (?:\S+ )?ERROR/.test(line) && !line.includes('NETWORK')) problems.push(line);
      };
      listeners.add(listen);
      return {
        open: (url) => tab.get(url),
        reload: () => tab.navigate().refresh(),
        evaluate: (expression) => tab.executeScript(`return ${expression}`),
        press: (x, y) =>
          tab
            .actions()
            .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
            .click()
            .perform(),
        type: (text) => tab.switchTo().activeElement().sendKeys(text),
        async attach(expression, path) {
          const input = await tab.executeScript<WebElement>(`return ${expression}`);
          await input.sendKeys(path);
        },
        resize: async (width, height) => void (await tab.manage().window().setRect({ width, height })),
        problems: () => problems,
        async close() {
          listeners.delete(listen);
          await tab.quit();
        },
      };
    },
  };
}
