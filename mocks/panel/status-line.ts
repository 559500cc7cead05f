import { formatNetwork } from '../scenarios/network-settings.ts';
import type { PanelSettings } from './panel-model.ts';
import { sayMoment } from './say-moment.ts';

/**
 * Describes the active scenario, the changed network settings and the changed clock. Null if none
 * of them applies.
 */
export function noticeOf({ scenario, network, now, isTurned }: PanelSettings): string | null {
  const settings = formatNetwork(network);
  const parts = [
    scenario && `Active: ${scenario.title}`,
    settings !== 'calm' && `Network: ${settings}`,
    isTurned && `Clock: ${sayMoment(now)}`,
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? null : parts.join(' · ');
}

/** Combines the result of the last action with the settings that differ from the defaults. */
export function statusLine(message: string, notice: string | null): string {
  return [message, notice].filter(Boolean).join(' ') || 'Everything works as usual.';
}
