import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import type { Campaign } from './campaign.ts';
import { CampaignCard } from './campaign-card.tsx';
import { SAMPLE_NOW, sampleCampaign } from './campaign-samples.fixture.ts';

function open(change: Partial<Campaign> = {}) {
  cleanup();
  render(
    <AppTheme>
      <CampaignCard campaign={sampleCampaign(change)} now={SAMPLE_NOW} />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  return screen.getByRole('article');
}

/** The URL of a picture on this origin. */
const webPicture = () => new URL('/icon.svg', window.location.href).href;

describe('[CF-03] a campaign card', () => {
  // The site's font is slightly taller than the fallback, and may load while a test compares
  // heights. A system font is always ready.
  beforeEach(() => document.documentElement.style.setProperty('--ee-font', 'sans-serif'));

  it('a campaign card shows the title, amounts, percentage funded, donations and days left, and links to the campaign', () => {
    const card = within(open({ id: 'a/b ?' }));
    expect(card.getByRole('heading', { name: 'A Village Library for Kolar' })).toBeVisible();
    expect(card.getByText('₹2,62,000').parentElement).toHaveTextContent('₹2,62,000 of ₹4,00,000');
    expect(card.getByText('65% funded')).toBeVisible();
    expect(card.getByRole('progressbar', { name: 'Share of the goal' })).toHaveAttribute('value', '65');
    expect(card.getByText('38 donations')).toBeVisible();
    expect(card.getByText('100 days left')).toBeVisible();
    const view = card.getByRole('link', { name: 'View Campaign: A Village Library for Kolar' });
    expect(view).toHaveTextContent('View Campaign');
    expect(view).toHaveAttribute('href', '/crowdfunding/a%2Fb%20%3F');
  });

  it('a campaign card shows the first hundred characters of the description', () => {
    const description = `${'x'.repeat(99)}😀 and more`;
    expect(open({ description })).toHaveTextContent(`${'x'.repeat(99)}😀…`);
  });

  it('a campaign card says “1 donation” or “0 donations”, and shows percentages above 100%', () => {
    const card = within(open({ donations: [{}], raisedAmount: 900_000 }));
    expect(card.getByText('1 donation')).toBeVisible();
    expect(card.getByText('225% funded')).toBeVisible();
    expect(within(open({ donations: null, raisedAmount: null })).getByText('0 donations')).toBeVisible();
  });

  it('the card of a campaign without donations invites the first donor, and shows “0% funded” only after the campaign has ended', () => {
    const none = { donations: [], raisedAmount: 0 };
    expect(open(none)).toHaveTextContent('Be the first to give');
    const ended = open({ ...none, deadline: new Date(SAMPLE_NOW - 1).toISOString() });
    expect(ended).toHaveTextContent('0% funded');
    expect(ended).not.toHaveTextContent('Be the first to give');
  });

  it('a campaign card shows the days left, or that the campaign has expired', () => {
    const hours = (count: number) => new Date(SAMPLE_NOW + count * 3_600_000).toISOString();
    expect(open({ deadline: hours(1) })).toHaveTextContent(/Ends today at \d+:\d\d.[ap]m/);
    expect(open({ deadline: hours(25) })).toHaveTextContent('2 days left');
    expect(open({ deadline: hours(0) })).toHaveTextContent('Expired');
    expect(open({ deadline: hours(-1) })).toHaveTextContent('Expired');
  });

  it('[SAFE-03] a campaign card shows markup from the server as text', () => {
    const card = open({ title: '<b>Bold</b>', description: '<img src=x onerror=alert(1)>' });
    expect(card).toHaveTextContent('<b>Bold</b>');
    expect(card).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(card.querySelector('b, img')).toBeNull();
  });

  it('a campaign card shows an empty landscape while its picture loads, and keeps its height when the picture appears', async () => {
    const card = open({ imageUrl: webPicture() });
    const picture = card.querySelector('img');
    expect(card.querySelector('svg g')).toBeEmptyDOMElement();
    const before = card.getBoundingClientRect();
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['800', '450']);
    await expect.poll(() => picture?.complete).toBe(true);
    expect(card.getBoundingClientRect().height).toBe(before.height);
  });

  it('a campaign card shows a drawing and keeps its height if the picture fails to load', async () => {
    const without = open({ imageUrl: null }).getBoundingClientRect().height;
    const card = open({ imageUrl: new URL('/no-such-picture.png', window.location.href).href });
    expect(card.getBoundingClientRect().height).toBe(without);
    await expect.poll(() => card.querySelector('img')).toBeNull();
    expect(card.querySelector('svg')).toBeVisible();
    expect(card.getBoundingClientRect().height).toBe(without);
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', 'file:///etc/passwd', 'not an address', ''])(
    '[SAFE-03] a campaign card does not load a picture from %j',
    (imageUrl) => {
      const card = open({ imageUrl });
      expect(card.querySelector('img')).toBeNull();
      expect(card.querySelector('svg')).toBeVisible();
    },
  );
});
