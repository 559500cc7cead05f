import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppTheme } from './app-theme.tsx';

it('a small field has text of at least 16 px, so iPhones don’t zoom in', () => {
  render(
    <AppTheme>
      <div style={{ fontSize: '12px' }}>
        <TextInput label="Name" />
        <Textarea label="Story" rows={3} />
        <NativeSelect label="Order" data={['Newest']} />
      </div>
    </AppTheme>,
  );
  for (const label of ['Name', 'Story', 'Order']) {
    expect(Number.parseFloat(getComputedStyle(screen.getByLabelText(label)).fontSize)).toBeGreaterThanOrEqual(
      16,
    );
  }
});
