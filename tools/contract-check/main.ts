import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CALL_TIMEOUT_MS } from '#contract/endpoint.ts';
import { type Asked, help, readArguments } from './arguments.ts';
import { resumeJournal, startJournal } from './journal.ts';
import { describeReport, describeUndone, hasPassed } from './report.ts';
import { runCheck, undoRun } from './run-check.ts';

/** Checks a real backend against the contract: `npm run contract:check -- --help`. */

const connection = { timeoutMs: CALL_TIMEOUT_MS, fetch: globalThis.fetch };
// Hides session tokens, because a server may echo them and a report may end up in a build log.
// Keeps user ids, which aren't secret.
let redact = (text: string): string => text;

try {
  const asked = readArguments(process.argv.slice(2), process.env, Date.now());
  const secrets = asked.callers.map(({ token }) => token).filter((token) => token.includes('.'));
  redact = (text) => secrets.reduce((redacted, secret) => redacted.replaceAll(secret, '[token]'), text);
  if (asked.help) console.log(help);
  else process.exitCode = (await (asked.undo === null ? check(asked) : undo(asked, asked.undo))) ? 0 : 1;
} catch (error) {
  console.error(redact((error as Error).message));
  process.exitCode = 2;
}

/** Removes an earlier run's records. Returns true if no record is left behind. */
async function undo({ callers }: Asked, file: string): Promise<boolean> {
  const { run: runId, baseUrl, journal } = resumeJournal(file);
  const undone = await undoRun({ ...connection, baseUrl, callers, runId, journal });
  console.log(redact(describeUndone(undone, file)));
  const isDone = undone.left.length === 0;
  if (isDone) rmSync(file);
  return isDone;
}

/** Checks a backend and prints the report. Returns true if the backend passes. */
async function check(asked: Asked): Promise<boolean> {
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.error('Removing the records of this run. Press Ctrl+C again to stop immediately.');
      interruption.abort();
    });
  }
  const runId = randomUUID().slice(0, 8);
  const file = join('.tmp', 'contract-check', `${runId}.jsonl`);
  if (asked.writes)
    console.error(`This run lists its records in ${file}. If it crashes, remove them with --undo.`);
  const journal = startJournal(file, { run: runId, baseUrl: asked.baseUrl });
  const { signal } = interruption;
  const report = await runCheck({ ...connection, ...asked, runId, journal, now: Date.now, signal });
  console.log(redact(describeReport(report, file)));
  if (report.left.length === 0) rmSync(file, { force: true });
  return hasPassed(report);
}
