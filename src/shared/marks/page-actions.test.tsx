import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import type { Mark } from './marks-store.ts';
import { PageActions, type PageActionsProps } from './page-actions.tsx';

const URL = 'https://site.example/crowdfunding/library';

function Actions(change: Partial<PageActionsProps>) {
  const [marks, setMarks] = useState({ liked: false, saved: false });
  return (
    <AppTheme>
      <PageActions
        title="A Village Library"
        url={URL}
        means={{ share: undefined, copy: undefined }}
        {...marks}
        areMarksSaved
        onMark={(mark: Mark, isOn) => setMarks((before) => ({ ...before, [mark]: isOn }))}
        {...change}
      />
    </AppTheme>
  );
}
const open = (change: Partial<PageActionsProps> = {}) =>
  render(<Actions {...change} />, { wrapper: FakeRouter });
const button = (name: string) => screen.getByRole('button', { name });

describe('[CF-07] the actions of a campaign page', () => {
  it('the Like and Save buttons of a campaign toggle, and Save says that the campaign is saved on this device', async () => {
    open();
    for (const name of ['Like', 'Save']) {
      expect(button(name)).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(button(name));
      expect(button(name)).toHaveAttribute('aria-pressed', 'true');
    }
    expect(screen.getByText(/Saved on this device/)).toBeVisible();
    await userEvent.click(button('Save'));
    expect(button('Save')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText(/Saved on this device/)).toBeNull();
    expect(button('Like')).toHaveAttribute('aria-pressed', 'true');
  });

  it('[WCAG-4.1.3] the Save button announces its result in a live region that existed before the click', async () => {
    open();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await userEvent.click(button('Save'));
    expect(status).toHaveTextContent(/Saved on this device/);
  });

  it('the page actions warn the user if the browser cannot store likes and saved pages', () => {
    open({ areMarksSaved: false });
    const warning = screen.getByText(/couldn’t save your choice on this device/);
    expect(warning).toBeVisible();
    expect(warning).toHaveClass('attention');
  });

  it('if the browser has no share sheet, the Share button copies the link and says “Link copied”', async () => {
    const copy = vi.fn(async () => {});
    open({ means: { share: undefined, copy } });
    await userEvent.click(button('Share'));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(copy).toHaveBeenCalledExactlyOnceWith(URL);
  });

  it('the Share button shows the link if the browser can neither share nor copy it', async () => {
    open();
    await userEvent.click(button('Share'));
    expect(await screen.findByText(`Copy this link: ${URL}`)).toBeVisible();
  });

  it('the WhatsApp link’s message contains the page’s title and URL', () => {
    open();
    expect(screen.getByRole('link', { name: 'WhatsApp (opens in a new tab)' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`A Village Library ${URL}`)}`,
    );
  });

  it('the page actions have no Like button on pages without likes', () => {
    open({ liked: undefined });
    expect(screen.queryByRole('button', { name: 'Like' })).toBeNull();
  });
});
