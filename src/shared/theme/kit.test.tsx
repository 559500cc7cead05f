import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, NativeSelect, Radio, Textarea, TextInput } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppTheme } from './app-theme.tsx';

// iPhones zoom in on a focused field whose text is smaller than 16 px.
it('a form field has a font size of at least 16 px, even inside 12 px text', () => {
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

it.each(['light', 'dark'] as const)(
  'a checked checkbox and radio button are filled with the brand color in the %s scheme',
  (scheme) => {
    render(
      <AppTheme forceColorScheme={scheme}>
        <Checkbox label="Newsletter" defaultChecked />
        <Radio label="Monthly" defaultChecked />
        <p style={{ backgroundColor: 'var(--ee-brand)' }}>Brand</p>
      </AppTheme>,
    );
    const brand = getComputedStyle(screen.getByText('Brand')).backgroundColor;
    for (const label of ['Newsletter', 'Monthly']) {
      expect(getComputedStyle(screen.getByLabelText(label)).backgroundColor).toBe(brand);
    }
  },
);
