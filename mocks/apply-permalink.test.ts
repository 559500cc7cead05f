import { describe, expect, it, vi } from 'vitest';
import { applyPermalink } from './apply-permalink.ts';
import { personas } from './data/personas.ts';
import { createPanelModel } from './panel/panel-model.ts';
import { parsePermalink } from './scenarios/permalink.ts';
import { createFakeIdentity, createTestMock } from './testing/create-test-mock.ts';

async function follow(...searches: string[]) {
  const identity = { ...createFakeIdentity(), signInAs: vi.fn(), signOut: vi.fn() };
  const mock = await createTestMock({ world: 'small', identity });
  for (const search of searches) applyPermalink(parsePermalink(search), mock);
  return { mock, identity };
}

describe('following a permalink', () => {
  it('arms the scenario and signs its own persona in', async () => {
    const { mock, identity } = await follow('?mock=application-409');
    expect(mock.line.scenario()?.id).toBe('application-409');
    expect(identity.signInAs).toHaveBeenCalledExactlyOnceWith(personas.student.userId);
  });

  it('signs in whom the link names instead, or nobody', async () => {
    const other = await follow('?mock=application-409&as=donor');
    expect(other.identity.signInAs).toHaveBeenCalledExactlyOnceWith(personas.donor.userId);
    const { identity } = await follow('?mock=application-409&as=nobody');
    expect(identity.signOut).toHaveBeenCalledOnce();
    expect(identity.signInAs).not.toHaveBeenCalled();
  });

  it('leaves alone what it does not speak of', async () => {
    const { mock, identity } = await follow(
      '?mock=scholarship-list-failed&latency=200',
      '?offline=1',
      '?page=2',
    );
    expect(mock.line.scenario()?.id).toBe('scholarship-list-failed');
    expect([mock.line.latencyMs(), mock.line.isOffline()]).toEqual([200, true]);
    expect(identity.signInAs).not.toHaveBeenCalled();
    expect(identity.signOut).not.toHaveBeenCalled();
  });

  it('disarms with mock=none', async () => {
    const { mock } = await follow('?mock=application-409', '?mock=none');
    expect(mock.line.scenario()).toBeNull();
  });
});

describe('the panel’s model', () => {
  async function openPanel() {
    const { mock, identity } = await follow();
    const reload = vi.fn();
    const chooseWorld = vi.fn();
    const panel = createPanelModel({ mock, baseUrl: '/site/', reload, chooseWorld });
    return { panel, mock, identity, reload, chooseWorld };
  }

  it('lists every scenario with a link under the site’s base path', async () => {
    const { panel } = await openPanel();
    const hrefs = panel.groups.flatMap(({ scenarios }) => scenarios.map(({ href }) => href));
    expect(hrefs.filter((href) => !/^\/site\/[^/].*[?&]mock=/.test(href))).toEqual([]);
    expect(panel.permalinkFor('application-409')).toMatch(/mock=application-409&as=student$/);
    expect(() => panel.permalinkFor('nothing')).toThrow(RangeError);
  });

  it('changes the line without a reload, and people and worlds with one', async () => {
    const { panel, identity, reload, chooseWorld } = await openPanel();
    panel.arm('scholarship-list-failed');
    panel.setLatency(300);
    panel.setOffline(true);
    expect(panel.settings()).toMatchObject({
      scenario: { id: 'scholarship-list-failed' },
      latencyMs: 300,
      offline: true,
      world: 'small',
    });
    panel.clear();
    expect(panel.settings().scenario).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    panel.signInAs('donor');
    panel.signInAs('nobody');
    panel.setWorld('large');
    expect(identity.signInAs).toHaveBeenCalledWith(personas.donor.userId);
    expect(identity.signOut).toHaveBeenCalledOnce();
    expect(chooseWorld).toHaveBeenCalledWith('large');
    expect(reload).toHaveBeenCalledTimes(3);
  });
});
