import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/npm-run.ts';
import { isIgnored, readContainerfile } from './containerfile.ts';

/*
 * Builds the container from `deploy/Containerfile` and sends it a browser's requests: `npm start -w
 * tools/container`. Uses podman or docker if one of them runs. Otherwise, the same steps run in a
 * chroot, which needs Linux, root and debootstrap. `--base DIR` uses an existing Debian instead of
 * debootstrap.
 */

const { values } = parseArgs({ options: { base: { type: 'string' } } });
const PORT = 8080;
const origin = `http://127.0.0.1:${PORT}`;
/** Variables for building the site inside the container. */
const given: Readonly<Record<string, string>> = {
  VITE_API_BASE_URL: 'https://api.eduempower.example/api',
  VITE_CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('clerk.eduempower.example$')}`,
};
/**
 * The path in the chroot for this machine's extra certificates. Node does not trust them by
 * default, but some networks need them.
 */
const CERTIFICATES = '/etc/machine-certificates.pem';
/** The environment in the chroot, without the variables that npm sets. */
const clean = {
  ...(process.env.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: CERTIFICATES } : {}),
  ...given,
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
};

/** Runs a program and shows its output. */
function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status, error } = spawnSync(program, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) throw error ?? new Error(`${program} ${args[0] ?? ''} ended with ${status}`);
}

/** Waits until the server responds, checks its responses, and returns the problems. */
async function findProblems(): Promise<readonly string[]> {
  const until = Date.now() + 30_000;
  const answers = () => fetch(`${origin}/healthz`).then((answer) => answer.text(), String);
  while ((await answers()) !== 'ok\n') {
    if (Date.now() > until) return [`/healthz did not respond within 30 s: ${await answers()}`];
    await new Promise((next) => setTimeout(next, 200));
  }
  const page = await fetch(`${origin}/`);
  const html = await page.text();
  const script = /src="(\/assets\/index-[^"]+\.js)"/.exec(html)?.[1] ?? '/no-script';
  const file = await fetch(origin + script, { headers: { 'accept-encoding': 'br' } });
  await file.body?.cancel();
  const missing = await fetch(`${origin}/assets/gone-12345678.js`);
  const deep = await fetch(`${origin}/scholarship/one/apply`);
  // The build prerenders only public pages. Every other URL gets an empty page that loads the same
  // script.
  const shell = await deep.text();
  const expected: readonly (readonly [string, unknown, unknown])[] = [
    ['status of a page', page.status, 200],
    ['Cache-Control of a page', page.headers.get('cache-control'), 'no-cache'],
    ['a page has a Content-Security-Policy', page.headers.has('content-security-policy'), true],
    ['status of a script', file.status, 200],
    ['Cache-Control of a script', file.headers.get('cache-control'), 'public, max-age=31536000, immutable'],
    ['Content-Encoding of a script', file.headers.get('content-encoding'), 'br'],
    ['status of a missing file', missing.status, 404],
    ['Cache-Control of a missing file', missing.headers.get('cache-control'), 'no-store'],
    ['status of a page that is not prerendered', deep.status, 200],
    [
      'a page that is not prerendered loads the app',
      shell.includes(`src="${script}"`) && shell.includes('<div id="root"></div>'),
      true,
    ],
    ['a public page is prerendered', html.includes('</h1>'), true],
  ];
  return expected
    .filter(([, got, wanted]) => got !== wanted)
    .map(([what, got, wanted]) => `${what}: ${String(got)} instead of ${String(wanted)}`);
}

/** The container engine on this machine. Undefined if neither podman nor docker runs. */
const engine = ['podman', 'docker'].find((name) => spawnSync(name, ['info']).status === 0);

async function checkWith(program: string): Promise<readonly string[]> {
  const image = 'eduempower-check';
  const args = Object.entries(given).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  run(program, ['build', '-f', 'deploy/Containerfile', '-t', image, ...args, '.']);
  const container = spawn(program, ['run', '--rm', '--name', image, '-p', `${PORT}:${PORT}`, image], {
    stdio: 'inherit',
  });
  try {
    return await findProblems();
  } finally {
    run(program, ['stop', image]);
    container.kill();
  }
}

/**
 * Wraps a command so that it runs in a chroot with /proc mounted. The mount disappears when the
 * command ends.
 */
function inside(folder: string, command: string): readonly [string, readonly string[]] {
  const script = 'mount -t proc proc "$0/proc" && exec chroot "$0" /bin/sh -ec "$1"';
  return ['unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, folder, command]];
}

async function checkInChroot(): Promise<readonly string[]> {
  const home = mkdtempSync(join(tmpdir(), 'eduempower-container-'));
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8');
  const folders = new Map<string, string>();
  let server: ChildProcess | null = null;
  try {
    const base = values.base ? resolve(values.base) : join(home, 'base');
    if (!values.base)
      run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', base]);
    for (const { image, name, steps } of readContainerfile(
      readFileSync(join(root, 'deploy/Containerfile'), 'utf8'),
    )) {
      const folder = join(home, name ?? 'last');
      folders.set(name ?? 'last', folder);
      run('cp', ['-a', base, folder]);
      cpSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'), { dereference: true });
      if (process.env.NODE_EXTRA_CA_CERTS)
        cpSync(process.env.NODE_EXTRA_CA_CERTS, join(folder, CERTIFICATES));
      if (image.includes('/node:')) putNode(folder);
      let workdir = '/';
      for (const { word, rest } of steps) {
        console.log(`\n▶ ${word} ${rest}`);
        if (word === 'WORKDIR') {
          workdir = rest;
          mkdirSync(join(folder, workdir), { recursive: true });
        } else if (word === 'COPY') {
          copy(rest.split(/\s+/), folder, workdir);
        } else if (word === 'RUN') {
          run(...inside(folder, `cd ${workdir} && ${rest}`), clean);
        } else if (word === 'CMD') {
          const command = (JSON.parse(rest) as string[]).map((part) => `'${part}'`).join(' ');
          const [program, args] = inside(folder, command);
          server = spawn(program, [...args], { env: clean, stdio: 'inherit' });
        } else if (!['ARG', 'EXPOSE', 'HEALTHCHECK'].includes(word)) {
          throw new Error(`This check cannot run the instruction ${word}. Add it to check-container.ts.`);
        }
      }
    }
    return await findProblems();
  } finally {
    const ended = server && new Promise((next) => server?.once('exit', next));
    // SIGKILL ends `unshare` and, because of `--kill-child`, also the server. `unshare` does not
    // forward other signals to the server.
    server?.kill('SIGKILL');
    await ended;
    rmSync(home, { recursive: true, force: true });
  }

  function copy(words: readonly string[], folder: string, workdir: string) {
    const from = words[0]?.startsWith('--from=') ? folders.get(words[0].slice('--from='.length)) : null;
    const names = from === null ? words : words.slice(1);
    const target = names.at(-1) ?? '.';
    const to = join(folder, resolve(workdir, target));
    for (const source of names.slice(0, -1)) {
      const path = join(from ?? root, source);
      const isIntoFolder = target.endsWith('/');
      const filter = (one: string) => {
        const below = relative(root, one).replaceAll('\\', '/');
        return from != null || below === '' || !isIgnored(ignored, below);
      };
      mkdirSync(isIntoFolder ? to : dirname(to), { recursive: true });
      cpSync(path, isIntoFolder ? join(to, source) : to, { recursive: true, filter });
    }
  }
}

/** Copies the running Node and npm into a chroot that stands in for a Node image. */
function putNode(folder: string): void {
  const cli = process.env.npm_execpath;
  if (cli === undefined) throw new Error('Run this through npm.');
  const local = join(folder, 'usr/local');
  cpSync(process.execPath, join(local, 'bin/node'));
  cpSync(dirname(dirname(cli)), join(local, 'lib/node_modules/npm'), { recursive: true });
  run('ln', ['-sf', '../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm')]);
}

if (
  engine === undefined &&
  (process.platform !== 'linux' ||
    process.getuid?.() !== 0 ||
    !(values.base || existsSync('/usr/sbin/debootstrap')))
) {
  console.error('Install podman or docker, or run this on Linux as root with debootstrap.');
  process.exitCode = 2;
} else {
  const problems = await (engine === undefined ? checkInChroot() : checkWith(engine));
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length === 0) console.log('✓ The container builds and serves the site.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
