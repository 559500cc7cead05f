import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';

/** Shows everything that the switches in the toolbar change. */
function Sample() {
  return (
    <div role="status">
      <p>A line of text</p>
      <div aria-hidden="true" data-what="skeleton">
        <Skeleton width="12rem" height="3rem" />
      </div>
    </div>
  );
}

/** These stories test the toolbar. The sidebar doesn't list them. */
const meta = {
  title: 'Guide/Switches',
  tags: ['untranslated', '!dev'],
  component: Sample,
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Returns a play function that waits until `read` returns the expected value. Even with reduced
 * motion, transitions last a hundredth of a millisecond, so a change appears only in the next
 * frame.
 */
const soon =
  (read: (canvasElement: HTMLElement) => string | number, expected: string | number): Story['play'] =>
  ({ canvasElement }) =>
    waitFor(() => expect(read(canvasElement)).toBe(expected));
const background = () => getComputedStyle(document.body).backgroundColor;
const textSize = (root: HTMLElement) => getComputedStyle(within(root).getByText('A line of text')).fontSize;
/** Counts the animations of both skeleton layers: the block and the light that passes over it. */
const animations = (root: HTMLElement) => root.getAnimations({ subtree: true }).length;

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => expect(window.innerWidth).toBe(390),
};
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: () => expect(window.innerWidth).toBe(1440),
};
export const Light: Story = {
  globals: { colorScheme: 'light' },
  play: soon(background, 'rgb(253, 251, 246)'),
};
export const Dark: Story = {
  globals: { colorScheme: 'dark' },
  play: soon(background, 'rgb(17, 17, 43)'),
};
export const TextAt100: Story = {
  globals: { textSize: '100%' },
  play: soon(textSize, '17px'),
};
export const TextAt200: Story = {
  globals: { textSize: '200%' },
  play: soon(textSize, '34px'),
};
export const MotionInFull: Story = {
  globals: { motion: 'full' },
  play: ({ canvasElement }) => expect(animations(canvasElement)).toBeGreaterThan(0),
};
export const MotionReduced: Story = {
  globals: { motion: 'reduced' },
  play: ({ canvasElement }) => expect(animations(canvasElement)).toBe(0),
};
