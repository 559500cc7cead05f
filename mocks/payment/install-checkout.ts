import { signPayment } from '../rules/transaction.ts';
import { CHECKOUT_NAME } from './checkout-handler.ts';
import { checkoutStyles } from './checkout-styles.ts';
import { button, element } from './elements.ts';

/** What the site hands to the provider's checkout. */
interface CheckoutOptions {
  readonly amount: number;
  readonly name: string;
  readonly description: string;
  readonly order_id: string;
  readonly prefill?: { readonly name?: string };
  readonly handler: (response: Readonly<Record<string, string>>) => void;
  readonly modal?: { readonly ondismiss?: () => void };
}

export interface InstallCheckoutOptions {
  readonly page: Document;
  /** The part of a payment's id that makes it unique. */
  readonly createId: () => string;
}

/**
 * Lays the mocked checkout ready for the script that asks for it: a dialog like the provider's, in which a
 * tester decides how the payment goes. No money moves.
 */
export function installCheckout({ page, createId }: InstallCheckoutOptions): void {
  class MockCheckout {
    readonly #options: CheckoutOptions;
    readonly #listeners: (() => void)[] = [];

    constructor(options: CheckoutOptions) {
      this.#options = options;
    }

    on(event: string, listener: () => void): void {
      if (event === 'payment.failed') this.#listeners.push(listener);
    }

    open(): void {
      showCheckout({ page, createId, options: this.#options, onFailedTry: () => this.#failedTry() });
    }

    #failedTry(): void {
      for (const listener of this.#listeners) listener();
    }
  }
  Object.defineProperty(page.defaultView ?? globalThis, Symbol.for(CHECKOUT_NAME), {
    value: MockCheckout,
    configurable: true,
  });
}

interface ShowInput extends InstallCheckoutOptions {
  readonly options: CheckoutOptions;
  readonly onFailedTry: () => void;
}

const amountFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

function showCheckout({ page, createId, options, onFailedTry }: ShowInput): void {
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
    const signature = signPayment(options.order_id, paymentId);
    end(() =>
      options.handler({
        razorpay_order_id: options.order_id,
        razorpay_payment_id: paymentId,
        razorpay_signature: forge ? 'mock_forged' : signature,
      }),
    );
  };
  const dismiss = () => end(() => options.modal?.ondismiss?.());

  const amount = amountFormat.format(options.amount / 100);
  const dialog = element(page, 'dialog', { 'aria-labelledby': 'title' }, [
    element(page, 'header', {}, [
      element(page, 'h2', { id: 'title' }, ['Test checkout']),
      button(page, 'Close the checkout', dismiss),
    ]),
    element(page, 'p', { class: 'what' }, [`${options.name}: ${options.description}`]),
    element(page, 'p', { class: 'amount' }, [amount]),
    element(page, 'p', { class: 'note' }, [
      'This plays the payment provider. No money moves: choose how the payment goes.',
    ]),
    news,
    element(page, 'div', { class: 'choices' }, [
      button(page, `Pay ${amount}`, () => pay(false)),
      button(page, 'Let this try fail', () => {
        news.textContent = 'Payment failed. Try again, or close the checkout.';
        onFailedTry();
      }),
      button(page, 'Pay, with a signature that does not fit', () => pay(true)),
    ]),
  ]);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    dismiss();
  });
  shadow.append(element(page, 'style', {}, [checkoutStyles]), dialog);
  page.body.append(host);
  dialog.showModal();
}
