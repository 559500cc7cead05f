import { formatNetwork } from '../scenarios/network-settings.ts';
import type { PanelSettings } from './panel-model.ts';
import { sayMoment } from './say-moment.ts';

/** The settings that differ from normal, in words. Null if there are none. */
export function noticeOf({ scenario, network, now, isTurned }: PanelSettings): string | null {
  const settings = formatNetwork(network);
  const parts = [
    scenario && `Active: ${scenario.title}`,
    settings !== 'calm' && `Network: ${settings}`,
    isTurned && `Clock: ${sayMoment(now)}`,
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? null : parts.join(' · ');
}

/** The panel's message: the result of the last action, and the settings that differ from normal. */
export function statusLine(message: string, notice: string | null): string {
  return [message, notice].filter(Boolean).join(' ') || 'Everything works as usual.';
}
