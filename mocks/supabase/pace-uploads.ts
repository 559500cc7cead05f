import type { Network } from '../scenarios/network.ts';

/** The interval between progress events, in milliseconds. */
const STEP_MS = 50;

export interface PacedWindow {
  XMLHttpRequest: typeof XMLHttpRequest;
}

export interface PaceOptions {
  /** Only uploads to URLs with this prefix are slowed down. */
  readonly url: string;
  readonly network: Pick<Network, 'uploadRate' | 'isOffline'>;
}

function sizeOf(body: unknown): number {
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce((sum, part) => sum + (part instanceof Blob ? part.size : part.length), 0);
}

/**
 * Slows uploads down to the simulated network's speed, and reports their progress before the mocked
 * service answers. A service worker answers immediately and cannot report progress. If the network
 * goes offline during an upload, the upload fails.
 */
export function paceUploads(view: PacedWindow, { url, network }: PaceOptions): void {
  const Native = view.XMLHttpRequest;
  view.XMLHttpRequest = class extends Native {
    #isPaced = false;
    #timer: ReturnType<typeof setTimeout> | undefined;

    override open(method: string, address: string | URL, ...rest: unknown[]): void {
      this.#isPaced = String(address).startsWith(url) && method.toUpperCase() !== 'GET';
      Reflect.apply(super.open, this, [method, address, ...rest]);
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      const total = this.#isPaced ? sizeOf(body) : 0;
      if (total === 0) {
        super.send(body);
        return;
      }
      let loaded = 0;
      const step = () => {
        if (network.isOffline()) {
          this.upload.dispatchEvent(new ProgressEvent('error', { lengthComputable: true, loaded, total }));
          this.dispatchEvent(new ProgressEvent('error'));
          return;
        }
        loaded = Math.min(total, loaded + (network.uploadRate() * STEP_MS) / 1000);
        this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
        if (loaded < total) this.#timer = setTimeout(step, STEP_MS);
        else super.send(body);
      };
      this.#timer = setTimeout(step);
    }

    override abort(): void {
      clearTimeout(this.#timer);
      super.abort();
    }
  };
}
