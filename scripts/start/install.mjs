import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Plain JavaScript without dependencies, because this file runs on the machine's own Node, before
// any package is installed.

/** The lock file of the installed packages. npm writes it last. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * The oldest Node that can run the tools. Checked only on platforms without a bundled Node.
 *
 * @type {readonly [major: number, minor: number]}
 */
const OLDEST_NODE = [22, 22];

/**
 * Decides how to make the installed packages match the lock file.
 *
 * @param {string} root the repository
 * @returns {'nothing' | 'install' | 'refresh'} `refresh` if packages are missing or differ from the
 * lock file
 */
export function missingInstall(root) {
  if (!existsSync(join(root, 'node_modules'))) return 'install';
  if (!existsSync(join(root, INSTALLED))) return 'refresh';
  const wanted = packages(join(root, 'package-lock.json'));
  const installed = packages(join(root, INSTALLED));
  const matches = Object.entries(wanted).every(([path, { version, integrity, optional, extraneous }]) => {
    const found = installed[path];
    // The lock file lists packages for other platforms, which are never installed here.
    if (found === undefined) return path === '' || optional || extraneous;
    return found.version === version && found.integrity === integrity;
  });
  return matches ? 'nothing' : 'refresh';
}

/**
 * Installs the packages if they are missing or do not match the lock file.
 *
 * @param {string} root the repository
 */
export async function ensureInstalled(root) {
  const missing = missingInstall(root);
  if (missing === 'nothing') return;
  // Windows cannot delete a running program, and `npm ci` would delete the Node that runs this
  // script.
  const command = missing === 'refresh' && process.platform === 'win32' ? 'install' : 'ci';
  console.log(`Installing the packages (npm ${command}) …`);
  const code = await npm(root, [command, '--no-audit', '--no-fund']);
  if (code !== 0) {
    console.error(`npm ${command} failed. See the output above.`);
    process.exit(code);
  }
}

/**
 * Runs npm in the repository and returns its exit code.
 *
 * @param {string} root the repository
 * @param {readonly string[]} args npm's arguments
 * @returns {Promise<number>}
 */
function npm(root, args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (!cli || !node) {
    console.error('Run this through npm: npm start or npm test.');
    process.exit(1);
  }
  // Uses the Node that runs npm. The Node that runs this script may be in node_modules, which
  // `npm ci` deletes.
  return run(node, [cli, ...args], root);
}

/**
 * Runs one of the project's programs on the bundled Node and returns its exit code.
 *
 * @param {string} root the repository
 * @param {readonly string[]} args the program and its arguments
 * @returns {Promise<number>}
 */
export function runOnProjectNode(root, args) {
  return run(projectNode(root), args, root);
}

/**
 * Runs a program, forwards signals to it, and stops it when the parent process exits. npm ends
 * only the shell that started this script, so the program would otherwise keep running.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<number>}
 */
function run(program, args, cwd) {
  const child = spawn(program, args, { cwd, stdio: 'inherit' });
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid === parent || child.kill(), 500);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/**
 * Returns the path of the bundled Node, or of the machine's own Node if none is bundled. If the
 * machine's Node is too old, says what to install and exits.
 *
 * @param {string} root the repository
 */
function projectNode(root) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundled = join(root, `node_modules/node-${platform}-${process.arch}/bin/${program}`);
  if (existsSync(bundled)) return bundled;
  if (isNewEnough(process.versions.node)) return process.execPath;
  console.error(
    `This project needs Node ${OLDEST_NODE.join('.')} or newer, but this machine has ${process.versions.node}, and no ` +
      `Node is bundled for ${process.platform} on ${process.arch}. Install Node 24 from nodejs.org.`,
  );
  process.exit(1);
}

/**
 * Returns true if a version of Node can run the tools.
 *
 * @param {string} version such as `24.1.0`
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, extraneous?: boolean }>}
 */
function packages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
