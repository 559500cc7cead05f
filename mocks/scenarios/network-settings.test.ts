import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operationIds } from '#contract/endpoints.ts';
import { createMemoryStore } from '../store/text-stores.ts';
import { createNetwork } from './network.ts';
import {
  calmNetwork,
  formatNetwork,
  type NetworkSettings,
  networkPresets,
  parseNetwork,
} from './network-settings.ts';

const settings: fc.Arbitrary<NetworkSettings> = fc.record({
  latencyMs: fc.integer({ min: 0, max: 60_000 }),
  offline: fc.boolean(),
  uploadRate: fc.integer({ min: 1, max: 9_999_999_999 }),
  callRate: fc.integer({ min: 0, max: 9_999_999_999 }),
  failNext: fc.integer({ min: 0, max: 999 }),
  busyNext: fc.integer({ min: 0, max: 999 }),
  busySeconds: fc.integer({ min: 1, max: 9_999_999_999 }),
  dropNext: fc.integer({ min: 0, max: 999 }),
  cutNext: fc.integer({ min: 0, max: 999 }),
  failRate: fc.integer({ min: 0, max: 100 }),
  seed: fc.integer({ min: 1, max: 999 }),
  real: fc.subarray([...operationIds]),
});

describe('network settings in a link', () => {
  it('parseNetwork restores the settings that formatNetwork writes', () => {
    fc.assert(
      fc.property(settings, (network) => {
        expect(parseNetwork(formatNetwork(network))).toEqual({ settings: network, unknown: [] });
      }),
    );
  });

  it('parseNetwork accepts settings in any order, with spaces and capitals', () => {
    expect(
      parseNetwork(' Offline, UPLOAD: 20000 ,fail-rate:20,latency:1500, real:Scholarships.All '),
    ).toEqual({
      settings: {
        ...calmNetwork,
        latencyMs: 1500,
        failRate: 20,
        uploadRate: 20_000,
        offline: true,
        real: ['scholarships.all'],
      },
      unknown: [],
    });
  });

  it('parseNetwork accepts ‘2g’ and ‘3g’, alone or with other settings', () => {
    expect(parseNetwork('2G,busy:3')).toEqual({
      settings: { ...calmNetwork, latencyMs: 800, callRate: 35_000, uploadRate: 32_000, busyNext: 3 },
      unknown: [],
    });
    expect(formatNetwork(parseNetwork('3g').settings)).toBe('latency:300,upload:96000,rate:200000');
    expect(parseNetwork('2g:1,5g').unknown).toEqual(['2g:1', '5g']);
  });

  it.each(networkPresets)('parseNetwork understands every word of the preset ‘%s’', (_, words) => {
    const { settings, unknown } = parseNetwork(words);
    expect(unknown).toEqual([]);
    expect(settings).not.toEqual(calmNetwork);
  });

  it('formatNetwork writes the defaults as ‘calm’, and parseNetwork reads ‘calm’ as the defaults', () => {
    expect(formatNetwork(calmNetwork)).toBe('calm');
    for (const text of ['', 'calm', 'CALM,,'])
      expect(parseNetwork(text)).toEqual({ settings: calmNetwork, unknown: [] });
  });

  it('parseNetwork lists unknown or invalid settings, and applies the rest', () => {
    expect(
      parseNetwork('latency:fast,fail-rate:101,offline:1,real:nothing,__proto__:1,toString:1,fail-next:2'),
    ).toEqual({
      settings: { ...calmNetwork, failNext: 2 },
      unknown: ['latency:fast', 'fail-rate:101', 'offline:1', 'real:nothing', '__proto__:1', 'toString:1'],
    });
  });

  it('parseNetwork never throws, and its settings survive formatting and parsing', () => {
    const words = fc.array(
      fc.oneof(fc.constantFrom('latency:', 'real:', 'offline', ',', ':', '9'), fc.string()),
    );
    fc.assert(
      fc.property(words, (parts) => {
        const read = parseNetwork(parts.join('')).settings;
        expect(parseNetwork(formatNetwork(read)).settings).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });
});

describe('calls that fail', () => {
  const take = (network: ReturnType<typeof createNetwork>, count: number) =>
    Array.from({ length: count }, () => network.takeFailure('scholarships.all'));

  it('failNext makes exactly the chosen number of calls fail, starting with the next one', () => {
    const network = createNetwork(createMemoryStore());
    network.configure({ failNext: 2 });
    expect(take(network, 4)).toEqual([true, true, false, false]);
    expect(network.settings().failNext).toBe(0);
  });

  it('the mock network’s failing calls depend on its seed and occur at roughly the chosen rate', () => {
    const run = (seed: number) => {
      const network = createNetwork(createMemoryStore());
      network.configure({ failRate: 20, seed });
      return take(network, 500);
    };
    expect(run(1)).toEqual(run(1));
    expect(run(1)).not.toEqual(run(2));
    const failed = run(1).filter(Boolean).length;
    expect(failed).toBeGreaterThan(60);
    expect(failed).toBeLessThan(140);
  });

  it('which calls to one operation fail does not depend on calls to other operations', () => {
    const [one, other] = [createNetwork(createMemoryStore()), createNetwork(createMemoryStore())];
    for (const network of [one, other]) network.configure({ failRate: 50 });
    const alone = take(one, 20);
    const among = Array.from({ length: 20 }, () => {
      other.takeFailure('fundraisers.all');
      return other.takeFailure('scholarships.all');
    });
    expect(among).toEqual(alone);
  });

  it('the mock network’s sequence of failing calls continues after a reload, and restarts when the fail rate is set', () => {
    const store = createMemoryStore();
    const network = createNetwork(store);
    network.configure({ failRate: 50 });
    const first = take(network, 10);
    const further = take(createNetwork(store), 10);
    network.configure({ failRate: 50 });
    expect(take(network, 20)).toEqual([...first, ...further]);
  });

  it('calls never fail at a fail rate of 0, and always fail at 100', () => {
    const network = createNetwork(createMemoryStore());
    expect(take(network, 50)).not.toContain(true);
    network.configure({ failRate: 100 });
    expect(take(network, 50)).not.toContain(false);
  });
});
