import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contactDetails } from '#shared/facts/contact-details.ts';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { SiteFooter } from './site-footer.tsx';

it('[SHELL-06] the footer keeps the email address on one line if the footer is 390 to 1440 pixels wide', () => {
  for (const width of [1440, 1280, 1024, 768, 390]) {
    const { container, unmount } = render(
      <AppTheme>
        <div style={{ width }}>
          <SiteFooter />
        </div>
      </AppTheme>,
      { wrapper: FakeRouter },
    );
    const words = document.createRange();
    words.selectNodeContents(screen.getByRole('link', { name: contactDetails.email }));
    expect(words.getClientRects(), `at ${width} pixels`).toHaveLength(1);
    expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(width);
    unmount();
  }
});

it('[SHELL-07] the footer has no newsletter box on a page that already has one', async () => {
  render(
    <AppTheme>
      <SiteFooter hasNewsletter={false} />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  // Waits for this control, because a newsletter box would load at the same time.
  await screen.findByRole('combobox', { name: 'Appearance' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('10,000+ subscribers')).toBeVisible();
});

it('[SHELL-06] the short footer links only to help, phone, privacy, terms and cookies', () => {
  render(
    <AppTheme>
      <SiteFooter isShort />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Help',
    contactDetails.phone,
    'Privacy',
    'Terms',
    'Cookies',
  ]);
});
