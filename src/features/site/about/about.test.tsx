import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { About } from './about.tsx';
import { questions } from './about-content.ts';

it('[HOME-03] opening a question on the About page closes the previously opened question', async () => {
  render(
    <AppTheme>
      <About />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  const [first, second] = questions.map(({ question }) => screen.getByText(question).closest('details'));
  await userEvent.click(screen.getByText(questions[0].question));
  expect(first).toHaveAttribute('open');
  await userEvent.click(screen.getByText(questions[1].question));
  expect(second).toHaveAttribute('open');
  expect(first).not.toHaveAttribute('open');
});
