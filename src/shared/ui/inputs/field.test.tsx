import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { Field } from './field.tsx';

const colorOf = (element: Element) => getComputedStyle(element).color;

it.each([
  ['date', '2004-05-06'],
  ['datetime-local', '2027-01-11T23:59'],
])('an empty %s field is quieter than a filled one, and is not announced as invalid', async (type, value) => {
  render(
    <AppTheme>
      <Field id="empty" label="Empty" type={type} />
      <Field id="filled" label="Filled" type={type} defaultValue={value} />
      <Field id="late" label="Late" type={type} defaultValue={value} max={value.replace(/^2/, '1')} />
    </AppTheme>,
  );
  const ink = colorOf(screen.getByLabelText('Filled'));
  const empty = screen.getByLabelText('Empty');
  expect(colorOf(empty)).not.toBe(ink);
  expect(empty).toHaveAttribute('aria-invalid', 'false');
  expect(colorOf(screen.getByLabelText('Late'))).toBe(ink);
  await userEvent.click(empty);
  // The color changes by a transition, however short.
  await waitFor(() => expect(colorOf(empty)).toBe(ink));
});

it('a field in small print has text of at least 16 px, so that an iPhone does not zoom in', () => {
  render(
    <AppTheme>
      <div style={{ fontSize: '12px' }}>
        <Field id="name" label="Name" />
        <Field id="story" label="Story" rows={3} />
        <Field id="order" label="Order" choices={[['new', 'Newest']]} />
      </div>
    </AppTheme>,
  );
  for (const label of ['Name', 'Story', 'Order']) {
    expect(Number.parseFloat(getComputedStyle(screen.getByLabelText(label)).fontSize)).toBeGreaterThanOrEqual(
      16,
    );
  }
});
