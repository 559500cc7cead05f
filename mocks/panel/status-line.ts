import { formatNetwork } from '../scenarios/network-settings.ts';
import type { PanelSettings } from './panel-model.ts';
import { sayMoment } from './say-moment.ts';

/** What is not as usual, as a text; null where everything is. */
export function noticeOf({ scenario, network, now, isTurned }: PanelSettings): string | null {
  const settings = formatNetwork(network);
  const parts = [
    scenario && `Active: ${scenario.title}`,
    settings !== 'calm' && `Network: ${settings}`,
    isTurned && `Clock: ${sayMoment(now)}`,
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? null : parts.join(' · ');
}

/** What the panel says: what came of the last press, and what is not as usual by now. */
export function statusLine(message: string, notice: string | null): string {
  return [message, notice].filter(Boolean).join(' ') || 'Everything answers as usual.';
}
