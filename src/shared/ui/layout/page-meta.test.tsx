import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  HeadContent,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { PageMeta } from './page-meta.tsx';

const description = () => document.querySelector('meta[name=description]')?.getAttribute('content') ?? null;

it('PageMeta sets the page’s title and description, and restores the previous ones on unmount', () => {
  const before = document.title;
  const { unmount } = render(<PageMeta title="Girls in STEM" description={'For girls.\n  In any state.'} />, {
    wrapper: FakeRouter,
  });
  expect(document.title).toBe('Girls in STEM · EduEmpower');
  expect(description()).toBe('For girls. In any state.');
  unmount();
  expect(document.title).toBe(before);
  expect(description()).toBeNull();
});

it.each([
  ['word '.repeat(60), /^(?:word )+word…$/],
  ['x'.repeat(300), /^x{160}…$/],
])(
  'PageMeta cuts a long description at 160 characters, after a whole word if possible',
  (text, shortened) => {
    render(<PageMeta title="Long" description={text} />, { wrapper: FakeRouter });
    expect(description()).toMatch(shortened);
    expect(description()?.length).toBeLessThanOrEqual(161);
  },
);

it('PageMeta keeps its title when the router renders the route’s title again', async () => {
  let routeTitle = 'Campaign';
  const root = createRootRoute({
    head: () => ({ meta: [{ title: routeTitle }] }),
    component: () => (
      <>
        <HeadContent />
        <PageMeta title="A village library" description={null} />
      </>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />);
  await waitFor(() => expect(document.title).toBe('A village library · EduEmpower'));
  for (const next of ['EduEmpower', 'Campaign']) {
    routeTitle = next;
    await act(() => router.invalidate());
    await waitFor(() => expect(document.head.textContent).toContain(next));
    expect(document.title).toBe('A village library · EduEmpower');
  }
});
