import { getResponse } from 'msw';
import { operationIds } from '#contract/endpoints.ts';
import { type PersonaName, persona } from '#mocks/data/personas.ts';
import { startMockServer } from '#mocks/server.ts';
import { tableNames } from '#mocks/store/records.ts';
import { readCaller } from '../check/callers.ts';
import { type Report, runCheck } from '../check/run-check.ts';
import type { People, PlantedFault } from './faults.ts';
import { createProxy, type Plant } from './proxy.ts';

const RUN_ID = '1a2b3c4d';
/** How long a call may take: one fault lets a call hang. */
const TIMEOUT_MS = 1_000;

/** Whose tokens the check has. */
const people: Readonly<Record<People, readonly PersonaName[]>> = {
  established: ['organization', 'student', 'student-applied', 'donor'],
  newcomers: ['student-new', 'organization-new', 'organization-unverified', 'donor', 'no-role'],
};

/** What the check made of one planted fault. */
export interface Tried {
  readonly fault: PlantedFault;
  /** Whether the check named the operation at which it was planted. */
  readonly isFound: boolean;
  /** Where the check found something. */
  readonly named: readonly string[];
  /** Whether records that were there before have changed. */
  readonly hasTouchedOthers: boolean;
}

export interface ExamResult {
  /** What the check finds at a server without a fault, which has to be nothing. */
  readonly falseAlarms: readonly string[];
  readonly tried: readonly Tried[];
}

/** Plants faults before a mock server, one at a time, each in fresh data, and has the contract check look for them. */
export async function runExam(faults: readonly PlantedFault[]): Promise<ExamResult> {
  const server = await startMockServer({ port: 0, seed: 'small', bearer: 'user-id' });
  const records = (): Map<string, string> =>
    new Map(
      tableNames.flatMap((name) =>
        server.mock.database.tables[name]
          .all()
          .map((one) => [`${name} ${one.id}`, JSON.stringify(one)] as const),
      ),
    );
  // The server's own handlers, called without the network in between: thousands of calls take half the time.
  const ask = async (request: Request): Promise<Response> =>
    (await getResponse(server.mock.handlers, request, { baseUrl: server.url })) ?? Response.error();
  const check = async (who: People, plants: readonly Plant[], fetch = createProxy(ask, plants)) => {
    await server.mock.reset();
    const before = records();
    const report = await runCheck({
      baseUrl: `${server.url}/api`,
      callers: people[who]
        .map((name) => readCaller(persona(name).userId))
        .filter((caller) => caller !== null),
      writes: true,
      pays: true,
      timeoutMs: TIMEOUT_MS,
      runId: RUN_ID,
      now: Date.now,
      fetch,
    });
    const after = records();
    const hasTouchedOthers = [...before].some(([id, text]) => after.get(id) !== text);
    return { report, hasTouchedOthers };
  };
  try {
    const faultless = [
      await check('established', [], globalThis.fetch),
      await check('newcomers', [], globalThis.fetch),
    ];
    const tried: Tried[] = [];
    for (const fault of faults) {
      const { report, hasTouchedOthers } = await check(fault.people ?? peopleFor(fault), [fault.plant()]);
      const named = namedIn(report);
      tried.push({ fault, named, isFound: fault.at.some((id) => named.includes(id)), hasTouchedOthers });
    }
    return { falseAlarms: faultless.flatMap(({ report }) => namedIn(report)), tried };
  } finally {
    await server.close();
  }
}

/** Profiles and users are made by newcomers; everything else by those who are there already. */
function peopleFor({ at: [operation] }: PlantedFault): People {
  return /^(?:users|students|organizations)\./.test(String(operation)) ? 'newcomers' : 'established';
}

function namedIn({ rows }: Report): readonly string[] {
  const named = new Set(
    rows
      .filter(({ verdict, probes }) => {
        const hasDifference = probes.some((probe) => probe.verdict === 'does not fit');
        return (
          verdict !== 'fits' &&
          verdict !== 'fits after the normaliser' &&
          (hasDifference || verdict === 'not implemented')
        );
      })
      .map(({ operation }) => operation),
  );
  return operationIds.filter((id) => named.has(id));
}
