import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { OfflineHint } from './offline-hint.tsx';

const meta = {
  title: 'Parts/Offline hint',
  component: OfflineHint,
  tags: ['autodocs', 'stable'],
  beforeEach: () => {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
} satisfies Meta<typeof OfflineHint>;
export default meta;

export const Offline: StoryObj<typeof meta> = {};
