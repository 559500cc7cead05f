import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { ContactScreen } from './contact-screen.tsx';

function open() {
  return render(
    <AppTheme>
      <ContactScreen form={<p>The form</p>} />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
}

const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('the contact page', () => {
  it('[CON-01] the contact page shows the form, the email address, the phone number and the city', () => {
    open();
    expect(screen.getByText('The form')).toBeVisible();
    expect(link('support@eduempower.example')).toHaveAttribute('href', 'mailto:support@eduempower.example');
    expect(link('+91 80 5550 0142')).toHaveAttribute('href', 'tel:+918055500142');
    expect(screen.getAllByText('Bangalore, India')[0]).toBeVisible();
  });

  it('[CON-01] the contact page shows the support hours', () => {
    open();
    const table = screen.getByRole('table', { name: 'Support hours' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['Mon-Fri9:00-18:00', 'Sat10:00-16:00', 'SunClosed']);
  });

  it('[CON-01] clicking a question on the contact page shows its answer', async () => {
    open();
    const questions = screen.getAllByText(/\?$/, { selector: 'summary span' });
    expect(questions).toHaveLength(4);
    for (const question of questions) {
      const answer = question.closest('details')?.querySelector('div');
      expect(answer).not.toBeVisible();
      await userEvent.click(question);
      expect(answer).toBeVisible();
    }
  });

  it('[CON-01] the contact page draws a map without images or frames, and links to Google Maps in a new tab', async () => {
    const { container } = open();
    expect(await screen.findByRole('img', { name: /drawing of streets/ })).toBeVisible();
    expect(container.querySelector('img, iframe, image, script, link')).toBeNull();
    const map = link('Open in Google Maps (new tab)');
    expect(new URL(map.getAttribute('href') ?? '').searchParams.get('query')).toBe('Bangalore, India');
    expect(map).toHaveAttribute('target', '_blank');
    expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('[WCAG-2.5.8] social links on the contact page are at least 24 pixels wide', () => {
    open();
    const social = within(screen.getByRole('navigation', { name: 'Follow us' })).getAllByRole('link');
    for (const one of social) expect(one.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  });

  it('[CON-01] every social link on the contact page has a URL and says that it opens in a new tab', () => {
    open();
    const social = within(screen.getByRole('navigation', { name: 'Follow us' })).getAllByRole('link');
    expect(social.length).toBeGreaterThan(2);
    for (const one of social) {
      expect(one.getAttribute('href')).toMatch(/^https:\/\/[a-z]+\.example\/eduempower$/);
      expect(one).toHaveAttribute('rel', 'noopener noreferrer');
      expect(one).toHaveAccessibleName(/opens in a new tab/);
    }
  });

  it('[CON-04] [CON-01] the contact page’s newsletter box requires an email address and sends no request', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    open();
    const subscribe = async () => userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
    await subscribe();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter your email address$/);
    const box = screen.getByRole('textbox', { name: 'Your email address' });
    expect(box).toHaveFocus();
    expect(log).not.toHaveBeenCalled();
    await userEvent.type(box, 'asha@students.example');
    await subscribe();
    expect(screen.getByRole('button', { name: 'Subscribed!' })).toBeVisible();
    expect(log).toHaveBeenCalledExactlyOnceWith('Newsletter:', 'asha@students.example');
    expect(fetch).not.toHaveBeenCalled();
  });
});
