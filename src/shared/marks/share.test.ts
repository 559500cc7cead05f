import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareLink } from './share.ts';

const link = { title: 'A Village Library', url: 'https://site.example/crowdfunding/library' };
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('[CF-07] shareLink', () => {
  it('shareLink opens the system’s share sheet if the browser supports it', async () => {
    const [share, copy] = [vi.fn(async () => {}), vi.fn(async () => {})];
    expect(await shareLink(link, { share, copy })).toBe('shared');
    expect(share).toHaveBeenCalledExactlyOnceWith(link);
    expect(copy).not.toHaveBeenCalled();
  });

  it('shareLink copies nothing after the user has dismissed the share sheet', async () => {
    const copy = vi.fn(async () => {});
    expect(await shareLink(link, { share: refuse('AbortError'), copy })).toBe('dismissed');
    expect(copy).not.toHaveBeenCalled();
  });

  it('shareLink copies the link if the share sheet is missing or does not open', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const copy = vi.fn(async () => {});
    expect(await shareLink(link, { share: undefined, copy })).toBe('copied');
    expect(await shareLink(link, { share: refuse('NotAllowedError'), copy })).toBe('copied');
    expect(copy.mock.calls).toEqual([[link.url], [link.url]]);
  });

  it('shareLink returns “by-hand” if it can neither share nor copy the link', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await shareLink(link, { share: undefined, copy: undefined })).toBe('by-hand');
    expect(await shareLink(link, { share: undefined, copy: refuse('NotAllowedError') })).toBe('by-hand');
  });
});
