import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { certificateLines, photograph } from './photographed-page.test-utils.ts';
import PictureEditor from './picture-editor.tsx';

const meta = {
  title: 'Forms/Picture editor',
  component: PictureEditor,
  args: { label: 'Picture', photo: null, onUse: () => {}, onClose: () => {} },
} satisfies Meta<typeof PictureEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses a photo of this width and waits for it to open. */
const choose =
  (width: number): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const size = { width, height: (width * 3) / 4 };
    const photo = await photograph({ seed: 2, lines: certificateLines(2, 20), size, noise: 6 });
    await userEvent.upload(canvas.getByLabelText('Choose another picture'), photo);
    await waitFor(() => canvas.getByRole('img', { name: 'Your picture' }));
  };

export const Cropping: Story = { play: choose(1200) };
export const FewPixels: Story = { play: choose(400) };
export const NoPicture: Story = {
  args: { photo: new File(['%PDF-1.7'], 'deed.pdf', { type: 'application/pdf' }) },
};
export const NotPrepared: Story = {
  args: { make: () => Promise.reject(new Error('The device has no memory left, for this story')) },
  play: async (context) => {
    await choose(1200)(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Use this picture' }));
    await context.canvas.findByText(/^We couldn’t prepare the picture/);
  },
};
