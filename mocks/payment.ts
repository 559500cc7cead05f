import { HttpResponse, http, type RequestHandler } from 'msw';
import { meetNetwork } from './handlers/forced.ts';
import { signPayment } from './rules/transaction.ts';
import type { Network } from './scenarios/network.ts';

/** URL of the real checkout script. The mock serves its own script at this URL. */
const CHECKOUT_SCRIPT_URL = 'https://checkout.razorpay.com/v1/checkout.js';

/**
 * Key of the symbol under which the window stores the mocked checkout. The served script reads it.
 */
const CHECKOUT_NAME = 'eduempower.mock.checkout';

/**
 * Serves the mocked checkout at the payment provider's URL, so that the site loads it like the real
 * one. Fails while a scenario that blocks the script is active.
 */
export function createCheckoutHandler(network: Network): RequestHandler {
  return http.get(CHECKOUT_SCRIPT_URL, async () => {
    const met = await meetNetwork(network, null);
    if (met) return met;
    const trigger = network.activeTrigger();
    if (trigger?.kind === 'script' && trigger.service === 'razorpay') return HttpResponse.error();
    return new HttpResponse(`window.Razorpay = window[Symbol.for(${JSON.stringify(CHECKOUT_NAME)})];`, {
      headers: { 'content-type': 'text/javascript' },
    });
  });
}

/** The options that the site passes to the payment provider's checkout. */
interface CheckoutOptions {
  readonly amount: number;
  readonly name: string;
  readonly description: string;
  readonly order_id: string;
  readonly prefill?: { readonly name?: string; readonly contact?: string };
  readonly handler: (response: Readonly<Record<string, string>>) => void;
  readonly modal?: { readonly ondismiss?: () => void };
}

export interface InstallCheckoutOptions {
  readonly page: Document;
  readonly network: Pick<Network, 'activeTrigger'>;
  /** Returns the unique part of a new payment's id. */
  readonly createId: () => string;
  readonly reload: () => void;
}

/**
 * Installs the mocked checkout where the served script finds it. The checkout opens a dialog like
 * the payment provider's, in which a tester chooses the outcome of the payment. No money moves.
 */
export function installCheckout(options: InstallCheckoutOptions): void {
  class MockCheckout {
    readonly #options: CheckoutOptions;
    readonly #listeners: (() => void)[] = [];
    #close = () => {};

    constructor(options: CheckoutOptions) {
      this.#options = options;
    }

    on(event: string, listener: () => void): void {
      if (event === 'payment.failed') this.#listeners.push(listener);
    }

    open(): void {
      this.#close = showCheckout({
        ...options,
        checkout: this.#options,
        onFailedTry: () => this.#failedTry(),
      });
    }

    close(): void {
      this.#close();
    }

    #failedTry(): void {
      for (const listener of this.#listeners) listener();
    }
  }
  Object.defineProperty(options.page.defaultView ?? globalThis, Symbol.for(CHECKOUT_NAME), {
    value: MockCheckout,
    configurable: true,
  });
}

interface ShowInput extends InstallCheckoutOptions {
  readonly checkout: CheckoutOptions;
  readonly onFailedTry: () => void;
}

const amountFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Opens the checkout. Returns a function that closes it. */
function showCheckout({ page, network, createId, reload, checkout, onFailedTry }: ShowInput): () => void {
  const host = page.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const before = page.activeElement;
  const news = element(page, 'p', { role: 'status', class: 'news' });

  const end = (work: () => void) => {
    host.remove();
    if (before instanceof HTMLElement) before.focus();
    work();
  };
  const pay = (forge: boolean) => {
    const paymentId = `pay_${createId()}`;
    const signature = signPayment(checkout.order_id, paymentId);
    const hasNoProof = network.activeTrigger()?.kind === 'payment';
    end(() =>
      checkout.handler({
        razorpay_order_id: checkout.order_id,
        razorpay_payment_id: paymentId,
        razorpay_signature: hasNoProof ? '' : forge ? 'mock_forged' : signature,
      }),
    );
  };
  const dismiss = () => end(() => checkout.modal?.ondismiss?.());

  const amount = amountFormat.format(checkout.amount / 100);
  const upi = element(page, 'div', { class: 'choices' });
  /**
   * Simulates paying by UPI. On a computer, the donor scans a code with a phone. On a phone, the
   * UPI app opens.
   */
  const showUpi = () => {
    const isPhone = page.defaultView?.matchMedia('(pointer: coarse)').matches ?? false;
    upi.replaceChildren(
      element(page, 'p', { class: 'note' }, [
        isPhone
          ? 'The UPI app is open, and this page is in the background.'
          : 'The donor scans this code with the UPI app on their phone.',
      ]),
      ...(isPhone ? [] : [element(page, 'div', { class: 'code', role: 'img', 'aria-label': 'A QR code' })]),
      button(page, 'Pay in the UPI app', () => pay(false)),
      button(page, 'Pay, but reload this page first', () => end(reload)),
      button(page, 'Decline in the UPI app', () => {
        upi.replaceChildren();
        failTry();
      }),
    );
    upi.querySelector('button')?.focus();
  };
  const failTry = () => {
    news.textContent = 'Payment failed. Try again, or close the checkout.';
    onFailedTry();
  };
  const dialog = element(page, 'dialog', { 'aria-labelledby': 'title' }, [
    element(page, 'header', {}, [
      element(page, 'h2', { id: 'title' }, ['Test checkout']),
      button(page, 'Close the checkout', dismiss),
    ]),
    element(page, 'p', { class: 'what' }, [`${checkout.name}: ${checkout.description}`]),
    element(page, 'p', { class: 'amount' }, [amount]),
    element(page, 'p', { class: 'note' }, [
      ['Paid by', checkout.prefill?.name, checkout.prefill?.contact ?? '(no number)']
        .filter(Boolean)
        .join(' '),
    ]),
    element(page, 'p', { class: 'note' }, [
      'This checkout stands in for the payment provider. No money moves. Choose how the payment goes.',
    ]),
    news,
    element(page, 'div', { class: 'choices' }, [
      button(page, `Pay ${amount}`, () => pay(false)),
      button(page, 'Pay by UPI', showUpi),
      button(page, 'Fail this attempt', failTry),
      button(page, 'Pay with an invalid signature', () => pay(true)),
    ]),
    upi,
  ]);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    dismiss();
  });
  shadow.append(element(page, 'style', {}, [checkoutStyles]), dialog);
  page.body.append(host);
  dialog.showModal();
  return () => end(() => {});
}

/** Creates an element with attributes and children. Strings become text nodes, not markup. */
function element<Tag extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function button(page: Document, label: string, onClick: () => void): HTMLButtonElement {
  const made = element(page, 'button', { type: 'button', class: 'plain' }, [label]);
  made.addEventListener('click', onClick);
  return made;
}

/** Styles that make the mocked checkout look like the payment provider's window. */
const checkoutStyles = `
:host { color-scheme: light; }
dialog {
  box-sizing: border-box; inline-size: min(26rem, calc(100vw - 2rem)); padding: 1.5rem;
  border: 0; border-radius: 12px; background: #fff; color: #1b2436;
  font: 1rem/1.5 system-ui, sans-serif; box-shadow: 0 24px 64px rgb(10 20 40 / 40%);
}
dialog::backdrop { background: rgb(10 20 40 / 55%); }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px; }
h2 { margin: 0; font-size: 1.125rem; }
p { margin: 12px 0 0; }
.amount { font-size: 2rem; font-weight: 650; }
.note { color: #44506a; }
.news { color: #a0281c; min-block-size: 1.5rem; }
.code {
  inline-size: 8rem; block-size: 8rem; border: 8px solid #1b2436; justify-self: center;
  background: repeating-conic-gradient(#1b2436 0 25%, #fff 0 50%) 0 0 / 1rem 1rem;
}
.choices { display: grid; gap: 8px; margin-block-start: 12px; }
button {
  min-block-size: 2.75rem; padding: 8px 16px; border: 1px solid #6b7690; border-radius: 8px;
  background: #fff; color: inherit; font: inherit; cursor: pointer;
}
.choices button:first-child { border-color: #1f4fd8; background: #1f4fd8; color: #fff; font-weight: 600; }
button:focus-visible { outline: 3px solid #1f4fd8; outline-offset: 2px; }
`;
