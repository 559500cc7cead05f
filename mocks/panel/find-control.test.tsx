import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findButton, findField } from './find-control.ts';
import { PANEL_MARK } from './page-text.ts';

describe('findButton', () => {
  it('findButton looks for the exact name first, then for a name that starts with the given text', () => {
    const { getByRole } = render(
      <>
        <button type="button">Save profile</button>
        <button type="button">Save</button>
        <button type="button">Pay ₹75</button>
      </>,
    );
    expect(findButton(document, 'Save')).toBe(getByRole('button', { name: 'Save' }));
    expect(findButton(document, 'Pay ₹')).toBe(getByRole('button', { name: 'Pay ₹75' }));
  });

  it('findButton can limit its search to the form that contains a given field', () => {
    const { getByRole } = render(
      <>
        <button type="button">Donate</button>
        <form aria-label="Gift">
          <label>
            Amount <input />
          </label>
          <button type="submit">Donate</button>
        </form>
      </>,
    );
    expect(findButton(document, 'Donate', 'Amount')?.closest('form')).toBe(getByRole('form'));
    expect(findButton(document, 'Donate', 'Goal')).toBeNull();
  });

  it('findButton also finds links, even with an empty href, as in Clerk’s forms', () => {
    const { getByText } = render(
      <>
        <a href="/help">Help</a>
        {/* biome-ignore lint/a11y/useValidAnchor: as in Clerk's form. */}
        <a href="">Forgot password?</a>
      </>,
    );
    for (const name of ['Help', 'Forgot password?']) expect(findButton(document, name)).toBe(getByText(name));
  });

  it('findButton ignores buttons that are hidden, disabled or inside the mock panel', () => {
    render(
      <>
        <button type="button" hidden>
          Send
        </button>
        <button type="button" disabled>
          Send
        </button>
        <button type="button" aria-disabled>
          Send
        </button>
        <div {...{ [PANEL_MARK]: '' }}>
          <button type="button">Send</button>
        </div>
      </>,
    );
    expect(findButton(document, 'Send')).toBeNull();
  });
});

it('findField finds visible fields and hidden file inputs by their labels, but no other hidden fields', () => {
  const { getByLabelText } = render(
    <>
      <label>
        Subject <textarea />
      </label>
      <label>
        Photo <input type="file" style={{ display: 'none' }} />
      </label>
      <label hidden>
        Title <input />
      </label>
    </>,
  );
  for (const label of ['Subject', 'Photo']) expect(findField(document, label)).toBe(getByLabelText(label));
  expect(findField(document, 'Title')).toBeNull();
});
