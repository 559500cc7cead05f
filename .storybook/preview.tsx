import type { Preview } from '@storybook/react-vite';
import { AppTheme } from '#shared/theme/app-theme.tsx';

const preview: Preview = {
  globalTypes: {
    colorScheme: {
      description: 'Color scheme',
      toolbar: {
        title: 'Color scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { colorScheme: 'light', viewport: { value: undefined, isRotated: false } },
  decorators: [
    (Story, { globals }) => (
      <AppTheme env="test" forceColorScheme={globals.colorScheme === 'dark' ? 'dark' : 'light'}>
        <Story />
      </AppTheme>
    ),
  ],
  parameters: {
    layout: 'padded',
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      },
    },
  },
};

export default preview;
