import type { Mock } from '../create-mock.ts';
import { createPanelModel, type PanelModel, type PanelOptions } from '../panel/panel-model.ts';
import { createMemoryStore } from '../store/text-stores.ts';
import { NOON } from './create-test-mock.ts';

interface TestPanelOptions extends Partial<Omit<PanelOptions, 'clock'>> {
  readonly clock?: Partial<PanelOptions['clock']>;
}

/** Creates a panel model with in-memory stores, for a page of a site under `/site/`. */
export function createTestPanel(mock: Mock, { clock, ...options }: TestPanelOptions = {}): PanelModel {
  return createPanelModel({
    mock,
    baseUrl: '/site/',
    local: createMemoryStore(),
    session: createMemoryStore(),
    address: () => ({ origin: 'https://mock.test', pathname: '/site/scholarship', search: '?q=a%20b' }),
    reload: () => {},
    open: () => {},
    seed: { name: 'small', day: null },
    flow: null,
    opened: null,
    chooseSeed: () => {},
    commit: '0123456789ab',
    clock: {
      real: () => NOON,
      now: () => NOON,
      isTurned: false,
      turn: () => {},
      seededAt: NOON,
      ...clock,
    },
    ...options,
  });
}
