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
  /** Base URL of the REST API: absolute, or a path on this site. */
  readonly apiBaseUrl: string;
  readonly identity: Identity;
  readonly clock: Clock;
  /**
   * The clock that sets the dates of the seed data. Defaults to `clock`. In a browser, pass a clock
   * that the tester cannot change. Otherwise, the deadlines would move whenever the tester changes
   * `clock`, and would never pass.
   */
  readonly seedClock?: Clock;
  /** Returns the unique part of a new record's id. */
  readonly createId: () => string;
  /** Stores the mocked server's data. All tabs share it. */
  readonly local: TextStore;
  /** The simulated network, shared with the sign-in service. */
  readonly network: Network;
  readonly seed: SeedName;
  /** The URL of the database and storage service, and its key. */
  readonly supabase: SupabaseAddress;
  /** If true, files can be read only at signed URLs, except in buckets that are always public. */
  readonly privateDocuments?: boolean;
  /** Stores uploaded files. */
  readonly files: FileStore;
  /** The account that the email service accepts. */
  readonly email: EmailAccount;
}

/** The mock backend. Works the same in a browser, in tests and in the Node server. */
export interface Mock {
  readonly handlers: RequestHandler[];
  readonly database: Database;
  readonly network: Network;
  readonly identity: Identity;
  /** The latest calls to the REST API and the hosted services. */
  readonly traffic: Traffic;
  /** The messages that the email service has accepted. */
  readonly outbox: Outbox;
  /** Restores the seed data, and removes uploaded files and sent messages. */
  resetData(): Promise<void>;
  /**
   * Resets the data and the network, clears the traffic, ends all sessions, and restores the
   * original accounts.
   */
  reset(): Promise<void>;
}

/** Builds the mock without serving it. The caller serves its handlers. */
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
