import type { WorldName } from '../data/world.ts';
import type { Visitor } from '../scenarios/scenario.ts';
import { button, checkbox, element, select } from './elements.ts';
import type { PanelModel, PanelSettings } from './panel-model.ts';
import { panelStyles } from './styles.ts';

const latencies = [0, 300, 1000, 3000, 9000] as const;

/** What is not as usual, in words; null when all is calm. */
function describe({ scenario, latencyMs, offline }: PanelSettings): string | null {
  const parts = [
    scenario && `Forced: ${scenario.title}`,
    offline && 'Offline',
    latencyMs > 0 && `${latencyMs} ms slower`,
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? null : parts.join(' · ');
}

/**
 * Puts the mock's round button into the lower left corner; it opens a dialog with all that can be set.
 * It lives in a shadow root, takes no room in the page, and builds its dialog only when that opens.
 *
 * @returns takes it away again
 */
export function mountPanel(model: PanelModel, page: Document): () => void {
  const host = page.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const dialog = element(page, 'dialog', { 'aria-labelledby': 'mock-title' });
  const open = button(page, 'Mock', () => {
    draw();
    dialog.showModal();
  });
  open.className = 'open';
  open.setAttribute('aria-haspopup', 'dialog');

  const showState = (): void => {
    const state = describe(model.settings());
    open.dataset.active = String(state !== null);
    open.title = state ?? 'What the mocked services do';
  };
  const draw = (): void => dialog.replaceChildren(...drawDialog(page, model, redraw, () => dialog.close()));
  /** Draws again after a change, with the focus where it was. */
  const redraw = (): void => {
    const id = root.activeElement?.id;
    showState();
    draw();
    if (id) root.getElementById(id)?.focus();
  };

  // A click on the backdrop is a click on the dialog itself, outside all that it holds.
  dialog.addEventListener('click', (event) => {
    const box = dialog.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (event.target === dialog && !inside) dialog.close();
  });

  root.append(
    element(page, 'style', {}, [panelStyles]),
    element(page, 'aside', { 'aria-label': 'Mock' }, [open, dialog]),
  );
  showState();
  page.body.append(host);
  return () => host.remove();
}

function drawDialog(page: Document, model: PanelModel, redraw: () => void, close: () => void): Node[] {
  const settings = model.settings();
  const state = describe(settings);
  return [
    element(page, 'header', {}, [
      element(page, 'h2', { id: 'mock-title' }, ['Mocked services']),
      button(page, 'Close', close, 'mock-close'),
    ]),
    element(page, 'p', { role: 'status' }, [state ?? 'Everything answers as usual.']),
    ...drawSettings(page, model, settings, redraw),
    element(page, 'div', { class: 'row' }, [
      button(
        page,
        'Back to normal',
        () => {
          model.clear();
          model.setOffline(false);
          model.setLatency(0);
          redraw();
        },
        'mock-calm',
      ),
      button(page, 'Reset all data', () => void model.reset(), 'mock-reset'),
    ]),
    ...drawScenarios(page, model, settings),
  ];
}

function drawSettings(
  page: Document,
  model: PanelModel,
  settings: PanelSettings,
  redraw: () => void,
): Node[] {
  return [
    select(page, {
      id: 'mock-visitor',
      label: 'Be somebody else',
      options: [['', 'Choose…'], ...model.visitors.map(({ name, summary }) => [name, summary] as const)],
      value: '',
      onChange: (name) => name !== '' && model.signInAs(name as Visitor),
    }),
    select(page, {
      id: 'mock-world',
      label: 'World',
      options: model.worlds.map((world) => [world, world] as const),
      value: settings.world,
      onChange: (world) => model.setWorld(world as WorldName),
    }),
    select(page, {
      id: 'mock-latency',
      label: 'Latency',
      options: [...new Set([...latencies, settings.latencyMs])].map(
        (ms) => [String(ms), `${ms} ms`] as const,
      ),
      value: String(settings.latencyMs),
      onChange: (ms) => {
        model.setLatency(Number(ms));
        redraw();
      },
    }),
    checkbox(page, {
      id: 'mock-offline',
      label: 'Offline',
      checked: settings.offline,
      onChange: (offline) => {
        model.setOffline(offline);
        redraw();
      },
    }),
  ];
}

function drawScenarios(page: Document, model: PanelModel, { scenario: current }: PanelSettings): Node[] {
  return [
    element(page, 'h3', {}, ['Go to a failure']),
    ...model.groups.map(({ slice, scenarios }) =>
      element(page, 'details', scenarios.some(({ id }) => id === current?.id) ? { open: '' } : {}, [
        element(page, 'summary', {}, [`${slice} (${scenarios.length})`]),
        element(
          page,
          'ul',
          {},
          scenarios.map(({ id, href, title }) =>
            element(page, 'li', {}, [
              element(page, 'a', id === current?.id ? { href, 'aria-current': 'true' } : { href }, [title]),
            ]),
          ),
        ),
      ]),
    ),
  ];
}
