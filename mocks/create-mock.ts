import type { RequestHandler } from 'msw';
import type { Identity } from './clerk/identity.ts';
import type { SeedName } from './data/seed-data.ts';
import { createEmailHandler, createOutbox, type EmailAccount, type Outbox } from './email.ts';
import { createImageHandler } from './handlers/images.ts';
import { createRestHandlers } from './handlers/rest-handlers.ts';
import { createCheckoutHandler } from './payment.ts';
import type { Clock } from './scenarios/clock.ts';
import type { Network } from './scenarios/network.ts';
import { createDatabase, type Database } from './store/database.ts';
import type { TextStore } from './store/text-stores.ts';
import type { FileStore } from './supabase/file-store.ts';
import type { SupabaseAddress } from './supabase/host.ts';
import { createStorageHandlers } from './supabase/storage-handlers.ts';
import { createTableHandlers } from './supabase/table-handlers.ts';
import { createTraffic, type Traffic } from './traffic/traffic.ts';
import { watchService } from './traffic/watch-service.ts';

export interface MockOptions {
  /** Base URL of the REST API: absolute, or a path of this site. */
  readonly apiBaseUrl: string;
  readonly identity: Identity;
  readonly clock: Clock;
  /** As of when the seed data is seeded; the same clock by default. A turned clock must not move the deadlines along. */
  readonly seedClock?: Clock;
  /** The part of a record's id that makes it unique. */
  readonly createId: () => string;
  /** The server's storage, shared by all tabs. */
  readonly local: TextStore;
  /** How the network behaves: the sign-in service's, too. */
  readonly network: Network;
  readonly seed: SeedName;
  /** Where the database and storage service lives, and its key. */
  readonly supabase: SupabaseAddress;
  /** Whether the buckets are closed to a caller without a signed address. */
  readonly privateDocuments?: boolean;
  /** Stores uploaded files. */
  readonly files: FileStore;
  /** The email service's account. */
  readonly email: EmailAccount;
}

/** The mock backend behind the wire, the same in a browser, in a test and in the Node server. */
export interface Mock {
  readonly handlers: RequestHandler[];
  readonly database: Database;
  readonly network: Network;
  readonly identity: Identity;
  /** The last calls of the REST API and of the hosted services. */
  readonly traffic: Traffic;
  /** The messages that the email service has taken. */
  readonly outbox: Outbox;
  /** New seed data, no uploaded file, and no sent message. */
  resetData(): Promise<void>;
  /** The same, a calm network, no session and no account beside the personas'. */
  reset(): Promise<void>;
}

/** Builds the mock. Nothing listens yet: the handlers are for the caller to serve. */
export async function createMock(options: MockOptions): Promise<Mock> {
  const { apiBaseUrl, identity, clock, createId, local, network, seed, supabase, files, email } = options;
  const database = await createDatabase({
    seed,
    clock: options.seedClock ?? clock,
    store: local,
    filesUrl: supabase.url,
  });
  const traffic = createTraffic({ clock, stopwatch: () => performance.now() });
  const outbox = createOutbox(local);
  const { privateDocuments = false } = options;
  const hosted = { address: supabase, identity, network, database, files, createId, clock, privateDocuments };
  const noted = { traffic, network };
  const resetData = async (): Promise<void> => {
    await database.reset();
    await files.clear();
    outbox.clear();
  };
  return {
    handlers: [
      ...createRestHandlers({ apiBaseUrl, identity, database, network, traffic, clock, createId }),
      createImageHandler(network),
      createCheckoutHandler(network),
      ...createStorageHandlers(hosted).map((handler) => watchService(handler, 'storage', noted)),
      ...createTableHandlers(hosted).map((handler) => watchService(handler, 'database', noted)),
      watchService(createEmailHandler({ account: email, network, outbox }), 'email', noted),
      ...identity.handlers.map((handler) => watchService(handler, 'sign-in', noted)),
    ],
    database,
    network,
    identity,
    traffic,
    outbox,
    resetData,
    reset: async () => {
      await resetData();
      network.reset();
      traffic.clear();
      identity.reset();
    },
  };
}
