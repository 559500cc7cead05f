import { CatchBoundary } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyOptional, lazyRequired } from './lazy-component.ts';

const loaded = { default: () => <p>The part</p> };

/** Creates a `load` function that fails this many times and then succeeds. */
const failing = (times: number) => {
  const load = vi.fn(async () => loaded);
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('no connection'));
  return load;
};

it.each([
  ['an optional component that fails to load online', lazyOptional, true],
  ['an optional component that fails to load offline', lazyOptional, false],
  ['a required component that fails to load offline', lazyRequired, false],
] as const)(
  '%s leaves the rest of the page visible, and loads when the connection is back',
  async (_, make, isOnline) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const load = failing(2);
    const Part = make(load);
    render(
      <>
        <p>The page</p>
        <Suspense fallback={<p>Waiting</p>}>
          <Part />
        </Suspense>
      </>,
    );
    await vi.waitFor(() => expect(warned).toHaveBeenCalled());
    expect(screen.getByText('The page')).toBeVisible();
    for (let tries = load.mock.calls.length; tries < 3; tries += 1) {
      window.dispatchEvent(new Event('online'));
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(tries + 1));
    }
    expect(await screen.findByText('The part')).toBeVisible();
    expect(screen.getByText('The page')).toBeVisible();
    warned.mockRestore();
    onLine.mockRestore();
  },
);

it('the error boundary shows the error of a required component that fails to load while the browser is online', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const Part = lazyRequired(failing(1));
  render(
    <CatchBoundary getResetKey={() => ''} errorComponent={({ error }) => <p role="alert">{String(error)}</p>}>
      <Suspense fallback={<p>Waiting</p>}>
        <Part />
      </Suspense>
    </CatchBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('no connection');
  logged.mockRestore();
  onLine.mockRestore();
});

it('an optional component is loaded again if the connection returns just before the first load fails', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = failing(0);
  load.mockImplementationOnce(async () => {
    window.dispatchEvent(new Event('online'));
    throw new Error('no connection');
  });
  const Part = lazyOptional(load);
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('The part')).toBeVisible();
  warned.mockRestore();
});
