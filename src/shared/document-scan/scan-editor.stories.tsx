import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, waitFor } from 'storybook/test';
import { certificateLines, photograph } from './photographed-page.test-utils.ts';
import ScanEditor from './scan-editor.tsx';

const meta = {
  title: 'Forms/Document scan',
  component: ScanEditor,
  args: { label: '10th marksheet', onUse: () => {}, onClose: () => {} },
} satisfies Meta<typeof ScanEditor>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const photos = new Map<string, Promise<File>>();
/** Draws a legible photo. Stories share the photos, because drawing is slow. */
const photo = (seed: number, width = 1000) => {
  const drawn =
    photos.get(`${seed} ${width}`) ??
    photograph({
      seed,
      lines: certificateLines(seed, 28),
      size: { width, height: (width * 4) / 3 },
      tilt: 0.6,
      noise: 6,
    });
  photos.set(`${seed} ${width}`, drawn);
  return drawn;
};

const choose =
  (...files: readonly (() => Promise<File> | File)[]): Play =>
  async ({ canvas, userEvent }) => {
    const chosen = await Promise.all(files.map((file) => file()));
    await userEvent.upload(canvas.getByLabelText('Choose photos'), chosen);
    await waitFor(() => {
      if (canvas.getByLabelText('Choose photos').ariaDisabled) throw new Error('Still opening');
    });
  };

const press =
  (...names: readonly string[]): Play =>
  async ({ canvas, userEvent }) => {
    for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
  };

const inTurn =
  (...steps: readonly Play[]): Play =>
  async (context) => {
    for (const step of steps) await step(context);
  };

const onePage = choose(() => photo(1));
const threePages = choose(
  () => photo(1),
  () => photo(2),
  () => photo(3),
);

export const Empty: Story = {};
export const OnePage: Story = { play: onePage };
export const SeveralPages: Story = { play: threePages };
export const Turned: Story = { play: inTurn(onePage, press('Turn')) };
export const CutAndGrey: Story = {
  play: inTurn(onePage, press('Grey'), async ({ canvas }) => {
    await fireEvent.input(canvas.getByRole('slider', { name: 'Left edge' }), { target: { value: 10 } });
    await fireEvent.input(canvas.getByRole('slider', { name: 'Bottom edge' }), { target: { value: 90 } });
  }),
};
export const FewPixels: Story = { play: choose(() => photo(1, 420)) };
export const HeicRefused: Story = {
  play: choose(() => new File(['\0\0\0\x18ftypheic'], 'IMG_0042.HEIC', { type: 'image/heic' })),
};
export const Making: Story = {
  args: {
    create: (_, { onPage }) => {
      onPage(1);
      return new Promise(() => {});
    },
  },
  play: inTurn(threePages, press('Make the PDF')),
};
export const TooLarge: Story = {
  args: { create: async () => ({ kind: 'too-large', page: 0 }) },
  play: inTurn(onePage, press('Make the PDF')),
};
export const TooLargeInGrey: Story = {
  args: { create: async () => ({ kind: 'too-large', page: 0 }) },
  play: inTurn(onePage, press('Grey', 'Make the PDF')),
};
export const NotMade: Story = {
  args: { create: () => Promise.reject(new Error('The device has no memory left, for this story')) },
  play: inTurn(onePage, press('Make the PDF')),
};
export const Made: Story = {
  play: inTurn(onePage, press('Make the PDF'), async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Page 1 of the PDF' });
  }),
};
export const Leaving: Story = { play: inTurn(onePage, press('Cancel')) };
