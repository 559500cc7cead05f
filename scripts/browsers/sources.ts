import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNewerInScript, type NewerUse } from './newer-scripts.ts';

export interface SourceUse extends NewerUse {
  readonly file: string;
}

interface Guarded {
  readonly file: string;
  readonly api: string;
  /** What a browser without it does. */
  readonly without: string;
}

/** Uses that look first whether the browser has it. */
const guarded: readonly Guarded[] = [
  {
    file: 'src/shared/api/any-signal.ts',
    api: 'AbortSignal.any',
    without: 'joins the signals itself',
  },
  {
    file: 'src/shared/ui/when-idle.ts',
    api: 'requestIdleCallback',
    without: 'waits for a moment',
  },
  {
    file: 'src/shared/ui/when-idle.ts',
    api: 'cancelIdleCallback',
    without: 'cancels the timer',
  },
  ...['HTMLElement.prototype.hidePopover', 'popover', 'popoverTarget'].map((api) => ({
    file: 'src/app/shell/user-menu.tsx',
    api,
    without: 'opens and closes the menu by its button',
  })),
  {
    file: 'public/splash/splash.js',
    api: 'HTMLVideoElement.prototype.requestVideoFrameCallback',
    without: 'draws at each frame of the screen',
  },
  {
    file: 'public/splash/splash.js',
    api: 'HTMLVideoElement.prototype.playsInline',
    without: 'plays the video in the page anyway',
  },
  {
    file: 'public/early.js',
    api: 'Navigator.prototype.connection',
    without: 'knows less about who saves data',
  },
  ...['Promise.withResolvers', 'URL.canParse', 'Response.json', 'Headers.prototype.getSetCookie'].map(
    (api) => ({
      file: 'mocks/start.ts',
      api,
      without: 'installs it',
    }),
  ),
  {
    file: 'mocks/panel/find-control.ts',
    api: 'Element.prototype.checkVisibility',
    without: 'takes what has a box for visible',
  },
];

/** What the site and its mock bring to a browser; tests, stories and the style guide run in today's. */
const shipped = ['src/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}', 'public/**/*.js'];
const notShipped =
  /(?:\.(?:test|stories|fixture|test-utils)|-test-kit)\.tsx?$|^mocks\/(?:server\.ts$|testing\/)/;

/** What the sources below a folder use and one of the oldest browsers does not have; and guards without a use. */
export function newerInSources(folder: string): {
  readonly findings: readonly SourceUse[];
  readonly idle: readonly Guarded[];
} {
  const files = globSync(shipped, { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const uses = files
    .filter((file) => !notShipped.test(file))
    .flatMap((file) =>
      findNewerInScript(file, readFileSync(join(folder, file), 'utf8')).map((use) => ({ file, ...use })),
    );
  const isSame = (one: { file: string; api: string }) => (other: { file: string; api: string }) =>
    one.file === other.file && one.api === other.api;
  return {
    findings: uses.filter((use) => !guarded.some(isSame(use))),
    idle: guarded.filter((guard) => !uses.some(isSame(guard))),
  };
}
