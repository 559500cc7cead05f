import { createRoot } from 'react-dom/client';
import type { TextStore } from '../store/text-stores.ts';
import { PANEL_MARK } from './page-text.ts';
import { Panel } from './panel.tsx';
import type { PanelModel } from './panel-model.ts';

/**
 * Mounts the mock panel next to the page. The panel has its own React root, so that an error in the
 * page doesn't break the panel.
 */
export function mountPanel(model: PanelModel, local: TextStore): void {
  const host = document.createElement('div');
  host.setAttribute(PANEL_MARK, '');
  document.body.append(host);
  createRoot(host).render(<Panel model={model} store={local} />);
}
