import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CheckoutError,
  type CheckoutOrder,
  type PaymentCheckout,
  type PaymentProof,
} from '../ports/payment.ts';
import { createFakeCheckout } from './fake-checkout.test-utils.ts';
import { CHECKOUT_SCRIPT_URL, createRazorpayCheckout } from './razorpay-checkout.ts';

const order: CheckoutOrder = {
  orderId: 'order_1',
  paise: 125_050,
  title: 'A village library',
  payer: { name: 'Vikram Mehta', email: 'vikram@donors.example', phone: '+919876543210' },
};

const never = new AbortController().signal;

/** A checkout, and the actions that its user can take. */
interface World {
  readonly checkout: PaymentCheckout;
  pay(): void;
  dismiss(): void;
  proveNothing(): void;
  isOpen(): boolean;
}

/** A dialog that the fake script opened, with the options that the adapter passed. */
interface Shown {
  readonly options: {
    readonly handler: (response: unknown) => void;
    readonly modal: { readonly ondismiss: () => void };
  } & Readonly<Record<string, unknown>>;
}

/** A page on which the payment provider's script loads or fails as the test requires. */
function pageWith(
  arrival: 'loads' | 'is blocked' | 'defines no checkout' | 'never comes',
  fails: 'nowhere' | 'in the constructor' | 'in open()' = 'nowhere',
) {
  const shown: Shown[] = [];
  const closed: Shown[] = [];
  const window: { Razorpay?: unknown } = {};
  const scripts: string[] = [];
  class Razorpay {
    readonly #shown: Shown;
    constructor(options: Shown['options']) {
      if (fails === 'in the constructor') throw new Error('No key passed');
      this.#shown = { options };
      shown.push(this.#shown);
    }
    open() {
      if (fails === 'in open()') throw new Error('A part of the window is blocked');
    }
    close() {
      closed.push(this.#shown);
      this.#shown.options.modal.ondismiss();
    }
  }
  const page = {
    defaultView: window,
    createElement: () => ({ src: '', remove: () => undefined }) as unknown as HTMLScriptElement,
    head: {
      append: (script: HTMLScriptElement) => {
        scripts.push(script.src);
        if (arrival === 'never comes') return;
        queueMicrotask(() => {
          if (arrival === 'is blocked') return script.onerror?.('blocked');
          if (arrival === 'loads') window.Razorpay = Razorpay;
          script.onload?.(new Event('load'));
        });
      },
    },
  } as unknown as Document;
  return { page, shown, closed, scripts };
}

const worlds: Record<string, () => World> = {
  'the fake': () => {
    const fake = createFakeCheckout();
    return {
      checkout: fake,
      pay: () => fake.opened.at(-1)?.pay(),
      dismiss: () => fake.opened.at(-1)?.dismiss(),
      proveNothing: () => fake.opened.at(-1)?.fail({ kind: 'no-proof' }),
      isOpen: () => fake.opened.at(-1)?.isOpen() ?? false,
    };
  },
  Razorpay: () => {
    const { page, shown, closed } = pageWith('loads');
    const answer = (response: unknown) => shown.at(-1)?.options.handler(response);
    return {
      checkout: createRazorpayCheckout({ keyId: 'rzp_test_1', page }),
      pay: () => {
        answer({
          razorpay_order_id: 'order_1',
          razorpay_payment_id: 'pay_order_1',
          razorpay_signature: 'signed_order_1',
        });
        shown.at(-1)?.options.modal.ondismiss();
      },
      dismiss: () => shown.at(-1)?.options.modal.ondismiss(),
      proveNothing: () => answer({ razorpay_payment_id: 'pay_order_1' }),
      isOpen: () => shown.length > closed.length,
    };
  },
};

afterEach(() => vi.useRealTimers());

describe.each(Object.entries(worlds))('checkout: %s', (_, createWorld) => {
  const open = async () => {
    const world = createWorld();
    await world.checkout.prepare();
    const late: PaymentProof[] = [];
    const signOut = new AbortController();
    const ended = world.checkout.open(order, (proof) => late.push(proof), signOut.signal);
    // Waits until the dialog is open, so that the test can use it.
    await new Promise((resolve) => setImmediate(resolve));
    return { ...world, ended, late, signOut };
  };

  it('[DON-02] the checkout returns the proof of a payment, even if the dialog closes afterwards', async () => {
    const { pay, ended } = await open();
    pay();
    await expect(ended).resolves.toEqual({
      kind: 'paid',
      proof: { orderId: 'order_1', paymentId: 'pay_order_1', signature: 'signed_order_1' },
    });
  });

  it('[DON-04] the checkout resolves as dismissed when the user closes the dialog', async () => {
    const { dismiss, ended } = await open();
    dismiss();
    await expect(ended).resolves.toEqual({ kind: 'dismissed' });
  });

  it('[DON-04] the checkout reports a proof that arrives after the user has dismissed the dialog', async () => {
    const { pay, dismiss, ended, late } = await open();
    dismiss();
    await expect(ended).resolves.toEqual({ kind: 'dismissed' });
    expect(late).toEqual([]);
    pay();
    expect(late).toEqual([{ orderId: 'order_1', paymentId: 'pay_order_1', signature: 'signed_order_1' }]);
  });

  it('[PAY-03] the checkout closes at sign-out, and still reports a proof that arrives later', async () => {
    const { pay, isOpen, signOut, late, ended } = await open();
    expect(isOpen()).toBe(true);
    signOut.abort();
    expect(isOpen()).toBe(false);
    await expect(ended).resolves.toEqual({ kind: 'dismissed' });
    pay();
    expect(late).toHaveLength(1);
  });

  it('[DON-04] the checkout rejects if a payment has no proof', async () => {
    const { proveNothing, ended } = await open();
    proveNothing();
    await expect(ended).rejects.toMatchObject({ failure: { kind: 'no-proof' } });
  });
});

describe('the Razorpay adapter', () => {
  it('[DON-02] Razorpay receives the order’s amount in paise, unchanged, and the currency INR', async () => {
    const { page, shown } = pageWith('loads');
    const checkout = createRazorpayCheckout({ keyId: 'rzp_test_1', page });
    void checkout.open(order, () => undefined, never);
    await new Promise((resolve) => setImmediate(resolve));
    expect(shown[0]?.options).toMatchObject({
      key: 'rzp_test_1',
      amount: 125_050,
      currency: 'INR',
      order_id: 'order_1',
      prefill: { name: 'Vikram Mehta', email: 'vikram@donors.example', contact: '+919876543210' },
    });
  });

  it('[DON-02] Razorpay receives no email address or phone number if the payer’s account has none', async () => {
    const { page, shown } = pageWith('loads');
    const checkout = createRazorpayCheckout({ keyId: 'rzp_test_1', page });
    void checkout.open({ ...order, payer: { name: 'Vikram', email: null } }, () => undefined, never);
    await new Promise((resolve) => setImmediate(resolve));
    expect(shown[0]?.options.prefill).toEqual({ name: 'Vikram' });
  });

  it('[DON-03] [OUT-09] loading Razorpay’s script fails after 20 seconds without a response, and the next attempt requests the script again', async () => {
    vi.useFakeTimers();
    const { page, scripts } = pageWith('never comes');
    const checkout = createRazorpayCheckout({ keyId: 'rzp_test_1', page });
    for (const asked of [1, 2]) {
      const failed = expect(checkout.prepare()).rejects.toEqual(new CheckoutError({ kind: 'script' }));
      await vi.advanceTimersByTimeAsync(20_000);
      await failed;
      expect(scripts).toHaveLength(asked);
    }
  });

  it('signing out after a payment does not try to close the Razorpay dialog', async () => {
    const { page, shown, closed } = pageWith('loads');
    const signOut = new AbortController();
    const checkout = createRazorpayCheckout({ keyId: 'rzp_test_1', page });
    const ended = checkout.open(order, () => undefined, signOut.signal);
    await new Promise((resolve) => setImmediate(resolve));
    shown[0]?.options.handler({
      razorpay_order_id: 'order_1',
      razorpay_payment_id: 'pay_1',
      razorpay_signature: 'signed',
    });
    await ended;
    signOut.abort();
    expect(closed).toEqual([]);
  });

  it('Razorpay’s script loads once, on demand', async () => {
    const { page, scripts } = pageWith('loads');
    const checkout = createRazorpayCheckout({ keyId: 'rzp_test_1', page });
    expect(scripts).toEqual([]);
    await checkout.prepare();
    await checkout.prepare();
    expect(scripts).toEqual([CHECKOUT_SCRIPT_URL]);
  });

  it.each(['is blocked', 'defines no checkout'] as const)(
    '[DON-03] preparing the checkout fails if Razorpay’s script %s, and the next attempt requests the script again',
    async (how) => {
      const { page, scripts } = pageWith(how);
      const checkout = createRazorpayCheckout({ keyId: 'rzp_test_1', page });
      await expect(checkout.prepare()).rejects.toEqual(new CheckoutError({ kind: 'script' }));
      await expect(checkout.prepare()).rejects.toBeInstanceOf(CheckoutError);
      expect(scripts).toHaveLength(2);
    },
  );

  it.each(['in the constructor', 'in open()'] as const)(
    '[DON-03] opening the checkout fails if Razorpay throws %s, and the error is logged',
    async (where) => {
      const log = vi.spyOn(console, 'error').mockReturnValue();
      const { page } = pageWith('loads', where);
      const checkout = createRazorpayCheckout({ keyId: 'rzp_test_1', page });
      await expect(checkout.open(order, () => undefined, never)).rejects.toEqual(
        new CheckoutError({ kind: 'script' }),
      );
      expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\w/), expect.any(Error));
      log.mockRestore();
    },
  );

  it('[DON-03] the error for a missing Razorpay key names its variable, and no script loads', async () => {
    const { page, scripts } = pageWith('loads');
    const checkout = createRazorpayCheckout({ keyId: '', page });
    await expect(checkout.prepare()).rejects.toMatchObject({
      failure: { kind: 'configuration', variable: 'VITE_RAZORPAY_KEY_ID' },
    });
    expect(scripts).toEqual([]);
  });
});
