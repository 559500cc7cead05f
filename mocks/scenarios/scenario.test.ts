import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { errorIds } from '#contract/error-catalogue.ts';
import { FRESH_SCHOLARSHIP_ID } from '../data/applications.ts';
import { createMemoryStore } from '../store/text-stores.ts';
import { errorEntry } from './error-entries.ts';
import { createNetwork } from './network.ts';
import { parsePermalink, permalinkFor } from './permalink.ts';
import { findScenario, scenarios } from './scenario.ts';
import { planFor } from './steps.ts';

describe('the scenarios', () => {
  it.each(errorIds)(
    'the scenario %s forces its error’s first trigger, unless the trigger is a visit or an input',
    (id) => {
      const [trigger] = errorEntry(id).triggers;
      const needsActivation = trigger.kind !== 'visit' && trigger.kind !== 'input';
      expect(findScenario(id)).toMatchObject({ errorId: id, trigger: needsActivation ? trigger : null });
    },
  );

  it('every error trigger has a scenario with a unique id', () => {
    const triggers = errorIds.flatMap((id) => errorEntry(id).triggers);
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(triggers.length);
    for (const kind of ['network', 'hang', 'contract']) {
      expect(findScenario(`scholarship-list-failed~${kind}`)).toBeDefined();
    }
  });

  it('no scenario forces a successful response with a body that the site ignores', () => {
    const ignored = scenarios.filter(
      ({ trigger }) =>
        trigger?.kind === 'answer' && trigger.status < 300 && endpoints[trigger.operation].answer === null,
    );
    expect(ignored.map(({ id }) => id)).toEqual([]);
  });

  it('no scenario’s path contains a placeholder', () => {
    expect(scenarios.filter(({ path }) => !path.startsWith('/') || path.includes('{'))).toEqual([]);
    expect(findScenario('application-409')).toMatchObject({
      path: `/scholarship/${FRESH_SCHOLARSHIP_ID}/application-form`,
      visitor: 'student',
    });
    expect(findScenario('scholarship-details-failed')?.path).toBe(
      `/scholarship/details?id=${FRESH_SCHOLARSHIP_ID}`,
    );
    expect(findScenario('scholarship-details-no-id')?.path).toBe('/scholarship/details');
  });

  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    'parsePermalink recognizes the link to the scenario %s',
    (_, scenario) => {
      const link = new URL(permalinkFor(scenario), 'http://site.test');
      const permalink = parsePermalink(link.search);
      const plan = planFor(scenario);
      expect(permalink).toMatchObject({
        scenario,
        persona: plan?.as ?? scenario.visitor,
        performs: plan !== null,
        unknown: [],
      });
      expect(link.pathname + permalink.cleanedSearch).toBe(plan?.from ?? scenario.path);
    },
  );
});

describe('parsePermalink', () => {
  it('parsePermalink reads the mock’s parameters and keeps the rest of the query string', () => {
    expect(
      parsePermalink(
        '?q=a%20b&mock=application-409&as=student-new&network=latency:300,offline&seed=large&page=2',
      ),
    ).toMatchObject({
      scenario: { id: 'application-409' },
      persona: 'student-new',
      network: { latencyMs: 300, offline: true },
      seed: { name: 'large', day: null },
      unknown: [],
      cleanedSearch: '?q=a%20b&page=2',
    });
  });

  it('parsePermalink returns null for missing parameters, and accepts the values ‘none’, ‘signed-out’ and ‘calm’', () => {
    expect(parsePermalink('')).toEqual({
      scenario: null,
      persona: null,
      now: null,
      network: null,
      data: null,
      performs: false,
      flow: null,
      seed: null,
      unknown: [],
      cleanedSearch: '',
    });
    expect(parsePermalink('?mock=none&as=signed-out&network=calm')).toMatchObject({
      scenario: 'none',
      persona: 'signed-out',
      network: { latencyMs: 0, offline: false },
      cleanedSearch: '',
    });
  });

  it('parsePermalink lists unknown values', () => {
    expect(parsePermalink('?mock=toString&as=constructor&network=latency:-1&seed=huge')).toMatchObject({
      scenario: null,
      unknown: ['mock=toString', 'as=constructor', 'seed=huge', 'network=latency:-1'],
    });
  });

  it('parsePermalink never throws, and removes the mock’s parameters from the query string', () => {
    const parameters = ['mock', 'as', 'now', 'network', 'do', 'data', 'seed'];
    const word = fc.oneof(fc.constantFrom(...parameters, 'm%6Fck', 'q', '+as'), fc.string());
    const search = fc
      .array(fc.tuple(word, fc.constantFrom('=', '', '==', '&'), fc.string()))
      .map((parts) => `?${parts.map((part) => part.join('')).join('&')}`);
    fc.assert(
      fc.property(fc.oneof(search, fc.string()), (text) => {
        const { cleanedSearch } = parsePermalink(text);
        const remaining = new URLSearchParams(cleanedSearch);
        for (const name of parameters) expect(remaining.has(name)).toBe(false);
        expect(parsePermalink(cleanedSearch).cleanedSearch).toBe(cleanedSearch);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the network', () => {
  it('the mock’s active scenario and network settings survive a reload until they are reset', () => {
    const store = createMemoryStore();
    const [scenario] = scenarios;
    if (!scenario) throw new Error('No such scenario');
    const network = createNetwork(store);
    network.activate(scenario);
    network.configure({ latencyMs: 300, offline: true });
    const again = createNetwork(store);
    expect([again.scenario(), again.latencyMs(), again.isOffline()]).toEqual([scenario, 300, true]);
    again.deactivate();
    expect([network.scenario(), network.activeTrigger(), network.latencyMs()]).toEqual([null, null, 300]);
    network.reset();
    expect([again.latencyMs(), again.isOffline()]).toEqual([0, false]);
  });

  it.each(['{', '{"scenario":1}', '{"scenario":"gone","latencyMs":0,"offline":false}'])(
    'the mock network is online and has no scenario if its stored settings are invalid: %s',
    (text) => {
      const store = createMemoryStore();
      store.set('eduempower.mock.network', text);
      expect(createNetwork(store).scenario()).toBeNull();
      expect(createNetwork(store).isOffline()).toBe(false);
    },
  );
});
