import { formatLine } from '../scenarios/line-settings.ts';
import { catalogueSheet } from './catalogue-sheet.ts';
import { clockSheet, sayMoment } from './clock-sheet.ts';
import { button, element, row } from './elements.ts';
import { PANEL_MARK } from './find-control.ts';
import { lineSheet } from './line-sheet.ts';
import type { PanelModel, PanelSettings } from './panel-model.ts';
import { seedSheet } from './seed-sheet.ts';
import type { SheetContext } from './sheet.ts';
import { panelStyles } from './styles.ts';
import { drawTabs } from './tabs.ts';
import { trafficSheet } from './traffic-sheet.ts';
import { whoSheet } from './who-sheet.ts';

const sheets = [catalogueSheet, whoSheet, lineSheet, clockSheet, seedSheet, trafficSheet] as const;

/** What is not as usual, in words; null when all is calm. */
function describe({ scenario, line, now, isTurned }: PanelSettings): string | null {
  const written = formatLine(line);
  const parts = [
    scenario && `Forced: ${scenario.title}`,
    written !== 'calm' && `Line: ${written}`,
    isTurned && `Clock: ${sayMoment(now)}`,
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? null : parts.join(' · ');
}

const isShortcut = ({ code, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  code === 'KeyM' && shiftKey && (ctrlKey || metaKey);

/**
 * Puts the mock's round button into the lower left corner; it, or Ctrl/Cmd+Shift+M, opens a dialog with all that can
 * be set. It lives in a shadow root, takes no room in the page, and builds its dialog only when that opens.
 *
 * @returns takes it away again
 */
export function mountPanel(model: PanelModel, page: Document): () => void {
  const host = page.createElement('div');
  host.setAttribute(PANEL_MARK, '');
  const root = host.attachShadow({ mode: 'open' });
  const dialog = element(page, 'dialog', { 'aria-labelledby': 'mock-title' });
  const status = element(page, 'p', { role: 'status', class: 'status' });
  const sheet = element(page, 'section', { id: 'mock-sheet', role: 'tabpanel' });
  let chosen: string = sheets[0].id;

  const open = button(page, 'Mock', () => show());
  open.className = 'open';
  open.setAttribute('aria-haspopup', 'dialog');
  open.setAttribute('aria-keyshortcuts', 'Control+Shift+M Meta+Shift+M');

  const showState = (): void => {
    const state = describe(model.settings());
    open.dataset.active = String(state !== null);
    open.title = state ?? 'What the mocked services do (Ctrl+Shift+M)';
    status.textContent = state ?? 'Everything answers as usual.';
  };
  const say = (text: string): void => {
    status.textContent = text;
  };
  const copy = (text: string, said: string): void => {
    navigator.clipboard.writeText(text).then(
      () => say(said),
      () => say(`The browser does not let the panel copy. Here it is: ${text}`),
    );
  };
  const drawSheet = (): void => {
    const id = root.activeElement?.id;
    const current = sheets.find((each) => each.id === chosen) ?? sheets[0];
    sheet.setAttribute('aria-labelledby', `mock-tab-${current.id}`);
    sheet.replaceChildren(...current.draw(context));
    if (id) root.getElementById(id)?.focus();
  };
  const context: SheetContext = {
    page,
    model,
    say,
    copy,
    redraw: () => {
      showState();
      drawSheet();
    },
  };
  const choose = (id: string): void => {
    chosen = id;
    draw();
    root.getElementById(`mock-tab-${id}`)?.focus();
  };
  const draw = (): void => {
    dialog.replaceChildren(
      element(page, 'header', {}, [
        element(page, 'h2', { id: 'mock-title' }, ['Mocked services']),
        button(page, 'Close', () => dialog.close(), 'mock-close'),
      ]),
      status,
      row(
        page,
        button(
          page,
          'Copy link to this state',
          () => copy(model.linkToHere(), 'The link is copied.'),
          'mock-link',
        ),
        button(
          page,
          'Back to normal',
          () => {
            model.calm();
            context.redraw();
          },
          'mock-calm',
        ),
      ),
      drawTabs(page, sheets, chosen, choose),
      sheet,
    );
    drawSheet();
  };
  const show = (): void => {
    showState();
    draw();
    dialog.showModal();
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
  const onKey = (event: KeyboardEvent): void => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (dialog.open) dialog.close();
    else show();
  };
  page.addEventListener('keydown', onKey);
  const drawWhenShown = (id: string) => () => {
    if (dialog.open && chosen === id) drawSheet();
  };
  const subscriptions = [
    model.traffic.subscribe(drawWhenShown(trafficSheet.id)),
    model.seen.subscribe(drawWhenShown(catalogueSheet.id)),
  ];

  root.append(
    element(page, 'style', {}, [panelStyles]),
    element(page, 'aside', { 'aria-label': 'Mock' }, [open, dialog]),
  );
  showState();
  page.body.append(host);
  return () => {
    page.removeEventListener('keydown', onKey);
    for (const unsubscribe of subscriptions) unsubscribe();
    host.remove();
  };
}
