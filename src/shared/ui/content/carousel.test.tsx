import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { Carousel } from './carousel.tsx';

const slides = ['Asha', 'Ravi', 'Meena'].map((name) => ({ key: name, content: <p>{name} won</p> }));

function open(motion: 'wanted' | 'reduced' = 'wanted', untilTouched = false) {
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: motion === 'reduced', media: '' }),
  );
  render(<Carousel label="Winners" slides={slides} everyMs={5000} untilTouched={untilTouched} />, {
    wrapper: AppTheme,
  });
  return screen.getByRole('region', { name: 'Winners' });
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.getByRole('group').textContent;

beforeEach(() => {
  vi.useFakeTimers();
});

describe('Carousel', () => {
  it('[HOME-06] the carousel shows the next slide every 5 seconds, and starts again at the end', () => {
    open();
    expect(shown()).toBe('Asha won');
    wait(4999);
    expect(shown()).toBe('Asha won');
    wait(1);
    expect(shown()).toBe('Ravi won');
    wait(10_000);
    expect(shown()).toBe('Asha won');
  });

  it.each([
    [
      'the pointer is over it',
      (it: HTMLElement) => fireEvent.pointerEnter(it),
      (it: HTMLElement) => fireEvent.pointerLeave(it),
    ],
    [
      'it has the focus',
      () => screen.getByRole('button', { name: 'Next' }).focus(),
      () => screen.getByRole('button', { name: 'Next' }).blur(),
    ],
  ])('[HOME-06] the carousel pauses while %s', (_, enter, leave) => {
    const carousel = open();
    act(() => void enter(carousel));
    wait(20_000);
    expect(shown()).toBe('Asha won');
    act(() => void leave(carousel));
    wait(5000);
    expect(shown()).toBe('Ravi won');
  });

  it('[HOME-06] [WCAG-2.2.2] the carousel’s Pause button stops the slides, and its Play button restarts them', () => {
    const carousel = open();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    fireEvent.pointerLeave(carousel);
    wait(20_000);
    expect(shown()).toBe('Asha won');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    wait(5000);
    expect(shown()).toBe('Ravi won');
  });

  it('[HOME-06] [WCAG-2.2.2] under reduced motion, the carousel does not move on its own', () => {
    open('reduced');
    wait(20_000);
    expect(shown()).toBe('Asha won');
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(shown()).toBe('Meena won');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(shown()).toBe('Asha won');
  });

  it.each([
    ['click', (it: HTMLElement) => fireEvent.click(it)],
    ['key press', (it: HTMLElement) => fireEvent.keyDown(it, { key: 'ArrowDown' })],
  ])(
    'with untilTouched, the first %s inside the carousel stops the slides until the Play button restarts them',
    (_, touch) => {
      open('wanted', true);
      touch(screen.getByText('Asha won'));
      wait(20_000);
      expect(shown()).toBe('Asha won');
      const play = screen.getByRole('button', { name: 'Play' });
      fireEvent.keyDown(play, { key: 'Enter' });
      fireEvent.click(play);
      wait(5000);
      expect(shown()).toBe('Ravi won');
      const pause = screen.getByRole('button', { name: 'Pause' });
      fireEvent.keyDown(pause, { key: 'Enter' });
      fireEvent.click(pause);
      wait(20_000);
      expect(shown()).toBe('Ravi won');
    },
  );

  it('the carousel stops in a hidden tab', () => {
    open();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    wait(20_000);
    expect(shown()).toBe('Asha won');
  });
});
