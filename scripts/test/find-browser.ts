import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The oldest Chromium that supports the site's styles and the test driver. */
const OLDEST_MAJOR = 130;

/** Browser flags for tests and tools. Most of them stop the browser from making requests of its own. */
export const browserArgs: readonly string[] = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Clerk sends no telemetry from a browser that reports automation. This flag hides the
  // automation, because the tests check that the site itself turns telemetry off.
  '--disable-blink-features=AutomationControlled',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Flags for tests only. The tests load the site so often that V8's mid-tier compiler costs more time
 * than it saves. Benchmarks keep the compiler, because users' browsers have it.
 */
export const testBrowserArgs: readonly string[] = [...browserArgs, '--js-flags=--no-maglev'];

/** Shared memory that is enough for all browsers of a test run, in bytes. */
const ENOUGH_SHARED_MEMORY = 1e9;

/**
 * Playwright's default flags that the tests drop. `--disable-dev-shm-usage` keeps shared memory on
 * disk, because containers may have little of it. If the machine has enough shared memory, the
 * end-to-end tests run a tenth faster without this flag.
 */
export const unwantedBrowserArgs: readonly string[] = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= ENOUGH_SHARED_MEMORY;
}

const usualPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder === undefined
      ? []
      : [
          join(folder, 'Google/Chrome/Application/chrome.exe'),
          join(folder, 'Chromium/Application/chrome.exe'),
          join(folder, 'Microsoft/Edge/Application/msedge.exe'),
        ];
  }),
};

/**
 * Returns the path of the browser for tests. The environment variable CHROME takes precedence.
 * Linux on x64 uses the bundled Chromium, which is the same on every machine and runs the tests in
 * two thirds of the time that an installed browser needs. Other platforms use an installed browser,
 * or else Playwright's own.
 *
 * @throws Error that says what to do if no browser is found
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROME;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROME points to a browser that does not exist: ${named}`);
    return named;
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium();
  const installed = installedBrowser();
  if (installed !== undefined) return installed;
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Error(
    'No browser found. Install Chrome or Chromium, run "npx playwright install chromium", or name one in CHROME.',
  );
}

/**
 * Returns the path of the browser for measurements. Prefers CHROME, then an installed browser,
 * which is closest to what users have, and then the browser for tests.
 */
export async function findDesktopBrowser(): Promise<string> {
  const installed = process.env.CHROME ? undefined : installedBrowser();
  return installed ?? findBrowser();
}

const installedBrowser = () => (usualPlaces[process.platform] ?? []).find(isUsable);

/**
 * Returns true if a browser exists, starts and is new enough. On some systems, the file is only a
 * script that says "use snap".
 */
function isUsable(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows, `--version` opens a window instead of printing the version.
  if (process.platform === 'win32') return true;
  return majorVersion(path) >= OLDEST_MAJOR;
}

function majorVersion(path: string): number {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? Number(/(\d+)\.\d+\.\d+/.exec(stdout)?.[1] ?? 0) : 0;
}

/** Unpacks the bundled browser once per version, and returns its path. */
async function unpackChromium(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packageFolder = dirname(dirname(entry));
  const packageFile = readFileSync(join(packageFolder, 'package.json'), 'utf8');
  const { version } = JSON.parse(packageFile) as { version: string };
  const home = join(import.meta.dirname, `../../node_modules/.cache/chromium-${version}`);
  const executable = join(home, 'chromium');
  if (!existsSync(executable)) {
    // The package unpacks to the system's temporary folder, which may contain an incomplete browser
    // or one from another project. Unpacking to our own folder, and renaming the folder once it is
    // complete, avoids both.
    const partial = `${home}.${process.pid}`;
    mkdirSync(partial, { recursive: true });
    await withTemporaryFolder(partial, async () => {
      const { default: chromium, inflate } = await import('@sparticuz/chromium');
      await chromium.executablePath();
      await inflate(join(packageFolder, 'bin/al2023.tar.br'));
    });
    writeFileSync(join(partial, 'fonts/fonts.conf'), fontConfiguration(join(home, 'fonts/fonts')));
    try {
      renameSync(partial, home);
    } catch (error) {
      rmSync(partial, { recursive: true, force: true });
      if (!existsSync(executable)) throw error;
    }
  }
  // On minimal systems without fonts or the nss libraries, uses those in the package.
  if (!existsSync('/etc/fonts/fonts.conf')) process.env.FONTCONFIG_PATH ??= join(home, 'fonts');
  if (majorVersion(executable) === 0) process.env.LD_LIBRARY_PATH ??= join(home, 'al2023/lib');
  return executable;
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`;
}

async function withTemporaryFolder(folder: string, work: () => Promise<void>): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    if (tmpdir() !== folder) throw new Error(`The folder for temporary files cannot be set to ${folder}`);
    await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
