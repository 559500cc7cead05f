import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { DateField } from './date-field.tsx';

const colorOf = (element: Element) => getComputedStyle(element).color;

it.each([
  ['date', '2004-05-06'],
  ['datetime-local', '2027-01-11T23:59'],
] as const)(
  'an empty %s field differs in color from a filled field, and is not marked as invalid',
  async (type, value) => {
    render(
      <AppTheme>
        <DateField id="empty" label="Empty" type={type} />
        <DateField id="filled" label="Filled" type={type} defaultValue={value} />
        <DateField id="late" label="Late" type={type} defaultValue={value} max={value.replace(/^2/, '1')} />
      </AppTheme>,
    );
    const ink = colorOf(screen.getByLabelText('Filled'));
    const empty = screen.getByLabelText('Empty');
    expect(colorOf(empty)).not.toBe(ink);
    expect(empty).toHaveAttribute('aria-invalid', 'false');
    expect(colorOf(screen.getByLabelText('Late'))).toBe(ink);
    await userEvent.click(empty);
    // The color changes gradually, in a CSS transition.
    await waitFor(() => expect(colorOf(empty)).toBe(ink));
  },
);
