import { describe, expect, it, vi } from 'vitest';
import { applyPermalink } from './apply-permalink.ts';
import { personas } from './data/personas.ts';
import type { PanelOptions } from './panel/panel-model.ts';
import { formatMoment } from './scenarios/clock.ts';
import { findFlow } from './scenarios/flows.ts';
import { parsePermalink } from './scenarios/permalink.ts';
import { readRecord, recordTexts } from './store/record-text.ts';
import type { TableName } from './store/records.ts';
import { createFakeIdentity, createTestMock, NOON } from './testing/create-test-mock.ts';
import { createTestPanel } from './testing/create-test-panel.ts';

async function follow(...searches: string[]) {
  const identity = { ...createFakeIdentity(), signInAs: vi.fn(), signOut: vi.fn() };
  const mock = await createTestMock({ seed: 'small', identity });
  for (const search of searches) applyPermalink(parsePermalink(search), mock);
  return { mock, identity };
}

describe('following a permalink', () => {
  it('a permalink activates its scenario and signs in the scenario’s persona', async () => {
    const { mock, identity } = await follow('?mock=application-409');
    expect(mock.network.scenario()?.id).toBe('application-409');
    expect(identity.signInAs).toHaveBeenCalledExactlyOnceWith(personas.student.userId);
  });

  it('the ‘as’ parameter of a permalink signs in the named persona or, for ‘signed-out’, signs the user out', async () => {
    const other = await follow('?mock=application-409&as=donor');
    expect(other.identity.signInAs).toHaveBeenCalledExactlyOnceWith(personas.donor.userId);
    const { identity } = await follow('?mock=application-409&as=signed-out');
    expect(identity.signOut).toHaveBeenCalledOnce();
    expect(identity.signInAs).not.toHaveBeenCalled();
  });

  it('a link without mock parameters leaves the mock and the user unchanged', async () => {
    const { mock, identity } = await follow(
      '?mock=scholarship-list-failed&network=latency:200,offline',
      '?page=2',
    );
    expect(mock.network.scenario()?.id).toBe('scholarship-list-failed');
    expect([mock.network.latencyMs(), mock.network.isOffline()]).toEqual([200, true]);
    expect(identity.signInAs).not.toHaveBeenCalled();
    expect(identity.signOut).not.toHaveBeenCalled();
  });

  it('a permalink to a flow signs in the flow’s persona and deactivates the scenario', async () => {
    const { mock, identity } = await follow('?mock=scholarship-list-failed', '?do=application-409');
    expect(mock.network.scenario()).toBeNull();
    expect(identity.signInAs).toHaveBeenCalledExactlyOnceWith(personas['student-applied'].userId);
  });

  it('a permalink with mock=none deactivates the scenario', async () => {
    const { mock } = await follow('?mock=application-409', '?mock=none');
    expect(mock.network.scenario()).toBeNull();
  });
});

describe('the panel’s model', () => {
  async function openPanel(clock: Partial<PanelOptions['clock']> = {}, flow: PanelOptions['flow'] = null) {
    const { mock, identity } = await follow();
    const reload = vi.fn();
    const open = vi.fn();
    const chooseSeed = vi.fn();
    const panel = createTestPanel(mock, {
      reload,
      open,
      chooseSeed,
      clock,
      flow,
      opened: flow?.id ?? null,
    });
    return { panel, mock, identity, reload, open, chooseSeed };
  }

  it('all links to states in the mock panel start with the site’s base path', async () => {
    const { panel } = await openPanel();
    const hrefs = panel.entries.map(({ href }) => href);
    expect(hrefs.filter((href) => !/^\/site\/[^/].*[?&](?:mock|do)=/.test(href))).toEqual([]);
  });

  it('the mock panel’s link to the current state names the flow that opened the page', async () => {
    const { panel } = await openPanel({}, findFlow('application-409') ?? null);
    expect(panel.current()?.id).toBe('application-409');
    expect(parsePermalink(new URL(panel.linkToHere()).search)).toMatchObject({
      scenario: 'none',
      flow: { id: 'application-409' },
    });
  });

  it('the mock panel opens the link of a chosen state, and ‘Back to normal’ clears the current state', async () => {
    const { panel, open } = await openPanel({}, findFlow('application-409') ?? null);
    const [first] = panel.entries;
    if (first) await panel.goTo(first);
    expect(open).toHaveBeenCalledExactlyOnceWith(first?.href);
    panel.calm();
    expect(panel.current()).toBeNull();
  });

  it('if one of the mock’s rules causes a state, the mock panel expects the page to show that rule’s message', async () => {
    const { panel } = await openPanel({}, findFlow('application-400') ?? null);
    expect(panel.current()?.words).toEqual(['The deadline of this scholarship has passed.']);
  });

  it('the mock panel counts a state as seen only after the page has shown the state', async () => {
    const { panel } = await openPanel({}, findFlow('campaign-created') ?? null);
    expect([panel.wasSeen(), panel.progress.of('campaign-created')]).toEqual([false, null]);
    panel.see();
    expect([panel.wasSeen(), panel.progress.of('campaign-created')]).toEqual([true, 'seen']);
  });

  it('[MOCK-04] a test pass exported from one mock panel names the commit and the real date, and another panel can import it', async () => {
    const { panel } = await openPanel({ now: () => 0, isTurned: true });
    panel.progress.judge('application-409', 'fail');
    const text = panel.exportPass();
    expect(JSON.parse(text)).toMatchObject({
      commit: '0123456789ab',
      date: new Date(NOON).toISOString(),
      states: [{ id: 'application-409', verdict: 'fail', note: '' }],
    });
    const { panel: elsewhere } = await openPanel();
    expect(elsewhere.importPass(text)).toContain('Imported the results of 1 state,');
    expect(elsewhere.progress.of('application-409')).toBe('fail');
    elsewhere.setScope('failed');
    expect(elsewhere.scope()).toBe('failed');
  });

  it('opening a state from the mock panel resets the data and the network, but keeps the list of operations that go to the backend', async () => {
    const { panel, mock, open } = await openPanel();
    panel.configureNetwork({ latencyMs: 3000 });
    panel.setReal('scholarships.all', true);
    await mock.database.exclusive(async ({ scholarships }) => {
      const [any] = scholarships.all();
      if (any) await scholarships.remove(any.id);
    });
    mock.outbox.add({ subject: 'Fees' });
    expect(panel.diff()).toHaveLength(1);
    const [first] = panel.entries;
    if (first) await panel.goTo(first);
    expect(open).toHaveBeenCalledOnce();
    expect([panel.diff(), mock.outbox.messages()]).toEqual([[], []]);
    expect(mock.network.settings()).toMatchObject({ latencyMs: 0, real: ['scholarships.all'] });
  });

  it('the mock panel reloads the page to change the user or the seed, but not to change the network', async () => {
    const { panel, mock, identity, reload, chooseSeed } = await openPanel();
    applyPermalink(parsePermalink('?mock=scholarship-list-failed'), mock);
    panel.configureNetwork({ latencyMs: 300, offline: true });
    expect(panel.settings()).toMatchObject({
      scenario: { id: 'scholarship-list-failed' },
      network: { latencyMs: 300, offline: true },
      seed: { name: 'small' },
    });
    panel.calm();
    expect(panel.settings().scenario).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    panel.signInAs('donor');
    panel.signInAs('signed-out');
    panel.setSeed('large');
    expect(identity.signInAs).toHaveBeenCalledWith(personas.donor.userId);
    expect(identity.signOut).toHaveBeenCalledOnce();
    expect(chooseSeed).toHaveBeenCalledWith({ name: 'large', day: null });
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('the mock panel’s link contains the scenario, user, clock, seed and network settings', async () => {
    const { panel, mock } = await openPanel({ isTurned: true });
    applyPermalink(parsePermalink('?mock=application-409&as=signed-out'), mock);
    panel.configureNetwork({ latencyMs: 300, failRate: 20 });
    panel.setReal('scholarships.all', true);
    const link = new URL(panel.linkToHere());
    expect(link.href).toBe(
      `https://mock.test/site/scholarship?q=a%20b&mock=application-409&as=signed-out&now=${formatMoment(NOON)}&seed=small@2026-11-21&network=latency:300,fail-rate:20,real:scholarships.all&do=1`,
    );
    const permalink = parsePermalink(link.search);
    expect(permalink).toMatchObject({
      scenario: { id: 'application-409' },
      now: NOON,
      network: mock.network.settings(),
      unknown: [],
      cleanedSearch: '?q=a%20b',
    });
    panel.calm();
    expect(new URL(panel.linkToHere()).search).toContain('mock=none');
    expect(panel.settings()).toMatchObject({
      scenario: null,
      network: { latencyMs: 0, failRate: 0, real: [] },
    });
  });

  it.each<[TableName, string, string]>([
    ['scholarships', 'title', 'A title of one hundred letters '.repeat(4)],
    ['scholarships', 'expiredAt', '2026-11-21T08:40:00.000Z'],
    ['scholarships', 'totalAmount', '99999999999'],
    ['scholarships', 'maxFamilyIncome', '0'],
    ['scholarships', 'organizationId', ''],
    ['organizations', 'verified', 'false'],
    ['organizations', 'organizationName', 'अन्नपूर्णा न्यास'],
    ['organizations', 'verifiedAt', ''],
    ['students', 'status', 'PENDING'],
    ['students', 'dateOfBirth', '2011-01-01'],
    ['students', 'incomeCert', ''],
    ['applications', 'status', 'ACCEPTED'],
    ['applications', 'createdAt', '2024-02-29T00:00:00.000Z'],
    ['fundraisers', 'title', 'x'],
    ['fundraisers', 'goalAmount', '1'],
    ['fundraisers', 'imageUrl', ''],
    ['fundraisers', 'deadline', '2026-11-20T00:00:00.000Z'],
    ['donations', 'amount', '0.5'],
    ['users', 'role', ''],
    ['users', 'name', '“O’Neill” & <b>sons</b>'],
  ])('the mock panel’s link includes a tester’s change to %s.%s', async (table, field, text) => {
    const { panel } = await openPanel();
    const [record] = panel.records(table);
    const read = readRecord(table, { ...recordTexts(table, record ?? {}), [field]: text });
    if ('refused' in read) throw new Error(JSON.stringify(read.refused));
    await panel.saveRecord(table, read.record);
    const { data, unknown } = parsePermalink(new URL(panel.linkToHere()).search);
    expect(unknown).toEqual([]);

    const { panel: elsewhere } = await openPanel();
    await elsewhere.importSnapshot(data ?? '');
    expect(elsewhere.diff()).toMatchObject([{ table, changed: [{ id: record?.id }] }]);
    expect(elsewhere.records(table).find(({ id }) => id === record?.id)).toEqual(read.record);
    await elsewhere.removeRecord(table, record?.id ?? '');
    expect(elsewhere.diff()).toMatchObject([{ table, removed: [record?.id] }]);
  });
});
