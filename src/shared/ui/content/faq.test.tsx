import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Faq } from './faq.tsx';

const items = [
  { question: 'Is it free?', answer: 'Yes, for students.' },
  { question: 'Who verifies organizations?', answer: <p>Our team does.</p> },
];

describe('Faq', () => {
  it('clicking a question in the FAQ opens and closes its answer', async () => {
    render(<Faq items={items} />);
    expect(screen.getByText('Yes, for students.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Is it free?'));
    expect(screen.getByText('Yes, for students.')).toBeVisible();
    await userEvent.click(screen.getByText('Is it free?'));
    expect(screen.getByText('Yes, for students.')).not.toBeVisible();
  });

  it.each([
    ['closes', true],
    ['stays open', false],
  ] as const)(
    'an open answer in the FAQ %s when another answer opens, if oneOpen is %s',
    async (outcome, oneOpen) => {
      render(<Faq items={items} oneOpen={oneOpen} />);
      await userEvent.click(screen.getByText('Is it free?'));
      await userEvent.click(screen.getByText('Who verifies organizations?'));
      expect(screen.getByText('Our team does.')).toBeVisible();
      if (outcome === 'stays open') expect(screen.getByText('Yes, for students.')).toBeVisible();
      else expect(screen.getByText('Yes, for students.')).not.toBeVisible();
    },
  );

  it('[HOME-03] in a browser without `<details name>`, the FAQ still keeps only one answer open', async () => {
    render(<Faq items={items} oneOpen />);
    for (const item of screen.getAllByRole('group')) item.removeAttribute('name');
    await userEvent.click(screen.getByText('Is it free?'));
    await userEvent.click(screen.getByText('Who verifies organizations?'));
    expect(screen.getByText('Our team does.')).toBeVisible();
    await vi.waitFor(() => expect(screen.getByText('Yes, for students.')).not.toBeVisible());
  });
});
