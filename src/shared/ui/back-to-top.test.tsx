import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { BackToTop } from './back-to-top.tsx';

afterEach(() => window.scrollTo({ top: 0, behavior: 'instant' }));

function open() {
  render(
    <AppTheme env="test">
      <main tabIndex={-1}>
        {Array.from({ length: 100 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing of it changes
          <p key={index} style={{ height: '100px', margin: 0 }}>
            <button type="button">{`Entry ${index}`}</button>
          </p>
        ))}
        <BackToTop />
      </main>
    </AppTheme>,
  );
}

const down = (screens: number) => window.scrollTo({ top: screens * window.innerHeight, behavior: 'instant' });

it('[WCAG-2.4.3] leads from far down a list to the top, where the focus is, too', async () => {
  open();
  down(2.5);
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
  down(4);
  await userEvent.click(await screen.findByRole('button', { name: 'Back to top' }));
  expect(window.scrollY).toBe(0);
  expect(screen.getByRole('main')).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull());
});

it('covers nothing on the way down, and on the way up has a bar of its own', async () => {
  open();
  down(5);
  const button = await screen.findByRole('button', { name: 'Back to top' });
  expect(button.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
  down(4.5);
  await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  const { top, height } = button.getBoundingClientRect();
  expect(document.elementFromPoint(20, top + height / 2)).toContainElement(button);
  down(5);
  await waitFor(() => expect(button.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight));
});

it('[WCAG-2.4.11] does not cover what has the focus', async () => {
  open();
  down(5);
  const button = await screen.findByRole('button', { name: 'Back to top' });
  down(4);
  await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  const entries = screen.getAllByRole('button', { name: /^Entry/ });
  const below = entries.find((entry) => entry.getBoundingClientRect().top > window.innerHeight);
  below?.focus();
  const top = button.getBoundingClientRect().top;
  expect(below?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
});
