import type { RequestHandler } from 'msw';
import type { Clock, Identity, TextStore } from './clerk/identity.ts';
import type { WorldName } from './data/world.ts';
import { createImageHandler } from './handlers/images.ts';
import { createRestHandlers } from './handlers/rest-handlers.ts';
import { createCheckoutHandler } from './payment/checkout-handler.ts';
import { createLine, type Line } from './scenarios/line.ts';
import { createDatabase, type Database } from './store/database.ts';
import type { FileStore } from './supabase/file-store.ts';
import type { SupabaseAddress } from './supabase/host.ts';
import { createStorageHandlers } from './supabase/storage-handlers.ts';
import { createTableHandlers } from './supabase/table-handlers.ts';

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
  /** Where the database and storage service lives, and its key. */
  readonly supabase: SupabaseAddress;
  /** Keeps uploaded files. */
  readonly files: FileStore;
}

/** The mocked world behind the wire, the same in a browser, in a test and in the Node server. */
export interface Mock {
  readonly handlers: RequestHandler[];
  readonly database: Database;
  readonly line: Line;
  readonly identity: Identity;
  /** A new world, a calm line, no uploaded file, no session and no account beside the personas'. */
  reset(): Promise<void>;
}

/** Builds the mock. Nothing listens yet: the handlers are for the caller to serve. */
export async function createMock(options: MockOptions): Promise<Mock> {
  const { apiBaseUrl, identity, clock, createId, local, session, world, supabase, files } = options;
  const database = await createDatabase({ world, clock, store: local, filesUrl: supabase.url });
  const line = createLine(session);
  const hosted = { address: supabase, identity, line, database, files, createId };
  return {
    handlers: [
      ...createRestHandlers({ apiBaseUrl, identity, database, line, clock, createId }),
      createImageHandler(line),
      createCheckoutHandler(line),
      ...createStorageHandlers(hosted),
      ...createTableHandlers(hosted),
      ...identity.handlers,
    ],
    database,
    line,
    identity,
    reset: async () => {
      await database.reset();
      await files.clear();
      line.reset();
      identity.reset();
    },
  };
}
