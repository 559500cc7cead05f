import type { RequestHandler } from 'msw';
import type { Clock, Identity, TextStore } from './clerk/identity.ts';
import type { WorldName } from './data/world.ts';
import { createImageHandler } from './handlers/images.ts';
import { createRestHandlers } from './handlers/rest-handlers.ts';
import { createLine, type Line } from './scenarios/line.ts';
import { createDatabase, type Database } from './store/database.ts';

export interface MockOptions {
  /** Base URL of the REST API: absolute, or a path of this site. */
  readonly apiBaseUrl: string;
  readonly identity: Identity;
  readonly clock: Clock;
  /** The part of a record's id that makes it unique. */
  readonly createId: () => string;
  /** Keeps what the server remembers: shared by all tabs. */
  readonly local: TextStore;
  /** Keeps how the line behaves: this tab's own. */
  readonly session: TextStore;
  readonly world: WorldName;
}

/** The mocked world behind the wire, the same in a browser, in a test and in the Node server. */
export interface Mock {
  readonly handlers: RequestHandler[];
  readonly database: Database;
  readonly line: Line;
  readonly identity: Identity;
  /** A new world, a calm line, no session and no account beside the personas'. */
  reset(): Promise<void>;
}

/** Builds the mock. Nothing listens yet: the handlers are for the caller to serve. */
export async function createMock(options: MockOptions): Promise<Mock> {
  const { apiBaseUrl, identity, clock, createId, local, session, world } = options;
  const database = await createDatabase({ world, clock, store: local });
  const line = createLine(session);
  return {
    handlers: [
      ...createRestHandlers({ apiBaseUrl, identity, database, line, clock, createId }),
      createImageHandler(line),
      ...identity.handlers,
    ],
    database,
    line,
    identity,
    reset: async () => {
      await database.reset();
      line.reset();
      identity.reset();
    },
  };
}
