import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type Asked, help, readArguments } from './arguments.ts';
import { describeCleaning, describeReport, hasPassed, tally } from './report.ts';
import { cleanRun, runCheck, UnreachableError } from './run-check.ts';

/** Tries a real backend against the contract: `npm run contract:check -- --help`. */
const asked = readArguments(process.argv.slice(2), process.env, Date.now());

if (asked.kind === 'help') {
  console.log(help);
} else if (asked.kind === 'wrong') {
  console.error(`${asked.problem}\n\n${help}`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = asked.kind === 'clean' ? await clean(asked) : await check(asked);
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

/** @returns the exit code */
async function clean(wanted: Extract<Asked, { kind: 'clean' }>): Promise<number> {
  const cleaned = await cleanRun({ ...wanted, now: Date.now, fetch: globalThis.fetch });
  console.log(describeCleaning(cleaned, wanted.runId));
  return cleaned.left.length + cleaned.unsearched.length === 0 ? 0 : 1;
}

/** @returns the exit code */
async function check({ report: file, ...options }: Extract<Asked, { kind: 'check' }>): Promise<number> {
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.error('Removing what was made. Once more ends it at once.');
      interruption.abort();
    });
  }
  const { callers, writes } = options;
  const soonest = Math.min(...callers.map(({ expiresAt }) => expiresAt ?? Number.POSITIVE_INFINITY));
  if (writes && soonest < Date.now() + 60_000) {
    const seconds = Math.round((soonest - Date.now()) / 1000);
    console.error(`A token runs out in ${seconds} s. What is made after that cannot be removed.`);
  }
  const report = await runCheck({
    ...options,
    runId: randomUUID().slice(0, 8),
    now: Date.now,
    fetch: globalThis.fetch,
    signal: interruption.signal,
  });
  console.log(describeReport(report));
  if (file !== null) {
    const whole = { ...report, tally: tally(report), passed: hasPassed(report) };
    writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
  }
  return hasPassed(report) ? 0 : 1;
}
