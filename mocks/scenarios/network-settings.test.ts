import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operationIds } from '#contract/endpoints.ts';
import { createMemoryStore } from '../store/text-stores.ts';
import { createLine } from './line.ts';
import { calmLine, formatLine, type LineSettings, parseLine } from './line-settings.ts';

const settings: fc.Arbitrary<LineSettings> = fc.record({
  latencyMs: fc.integer({ min: 0, max: 60_000 }),
  offline: fc.boolean(),
  uploadRate: fc.integer({ min: 1, max: 9_999_999_999 }),
  failNext: fc.integer({ min: 0, max: 999 }),
  failRate: fc.integer({ min: 0, max: 100 }),
  seed: fc.integer({ min: 1, max: 999 }),
  real: fc.subarray([...operationIds]),
});

describe('a line as a link writes it', () => {
  it('is read as it was written, whatever is set', () => {
    fc.assert(
      fc.property(settings, (line) => {
        expect(parseLine(formatLine(line))).toEqual({ settings: line, unknown: [] });
      }),
    );
  });

  it('is read in any order, with spaces and capitals', () => {
    expect(parseLine(' Offline, UPLOAD: 20000 ,fail-rate:20,latency:1500, real:Scholarships.All ')).toEqual({
      settings: {
        ...calmLine,
        latencyMs: 1500,
        failRate: 20,
        uploadRate: 20_000,
        offline: true,
        real: ['scholarships.all'],
      },
      unknown: [],
    });
  });

  it('says nothing but calm where nothing is set', () => {
    expect(formatLine(calmLine)).toBe('calm');
    for (const text of ['', 'calm', 'CALM,,'])
      expect(parseLine(text)).toEqual({ settings: calmLine, unknown: [] });
  });

  it('leaves out what it does not understand, names it, and keeps the rest', () => {
    expect(
      parseLine('latency:fast,fail-rate:101,offline:1,real:nothing,__proto__:1,toString:1,fail-next:2'),
    ).toEqual({
      settings: { ...calmLine, failNext: 2 },
      unknown: ['latency:fast', 'fail-rate:101', 'offline:1', 'real:nothing', '__proto__:1', 'toString:1'],
    });
  });

  it('never throws, and what it reads can be written and read again', () => {
    const words = fc.array(
      fc.oneof(fc.constantFrom('latency:', 'real:', 'offline', ',', ':', '9'), fc.string()),
    );
    fc.assert(
      fc.property(words, (parts) => {
        const read = parseLine(parts.join('')).settings;
        expect(parseLine(formatLine(read)).settings).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });
});

describe('calls that fail', () => {
  const take = (line: ReturnType<typeof createLine>, count: number) =>
    Array.from({ length: count }, () => line.takeFailure('scholarships.all'));

  it('are the next ones, and no more', () => {
    const line = createLine(createMemoryStore());
    line.configure({ failNext: 2 });
    expect(take(line, 4)).toEqual([true, true, false, false]);
    expect(line.settings().failNext).toBe(0);
  });

  it('are the same ones on every machine, about as many as the rate says, and others with another seed', () => {
    const run = (seed: number) => {
      const line = createLine(createMemoryStore());
      line.configure({ failRate: 20, seed });
      return take(line, 500);
    };
    expect(run(1)).toEqual(run(1));
    expect(run(1)).not.toEqual(run(2));
    const failed = run(1).filter(Boolean).length;
    expect(failed).toBeGreaterThan(60);
    expect(failed).toBeLessThan(140);
  });

  it('do not depend on what other operations are called in between', () => {
    const [one, other] = [createLine(createMemoryStore()), createLine(createMemoryStore())];
    for (const line of [one, other]) line.configure({ failRate: 50 });
    const alone = take(one, 20);
    const among = Array.from({ length: 20 }, () => {
      other.takeFailure('fundraisers.all');
      return other.takeFailure('scholarships.all');
    });
    expect(among).toEqual(alone);
  });

  it('begin anew when the rate is set again, and a reload goes on', () => {
    const store = createMemoryStore();
    const line = createLine(store);
    line.configure({ failRate: 50 });
    const first = take(line, 10);
    const further = take(createLine(store), 10);
    line.configure({ failRate: 50 });
    expect(take(line, 20)).toEqual([...first, ...further]);
  });

  it('never fail at 0, and always at 100', () => {
    const line = createLine(createMemoryStore());
    expect(take(line, 50)).not.toContain(true);
    line.configure({ failRate: 100 });
    expect(take(line, 50)).not.toContain(false);
  });
});
