import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppTheme } from '../theme/app-theme.tsx';
import type { CreateScan } from './create-scan.ts';
import { photograph } from './photographed-page.test-utils.ts';
import ScanEditor from './scan-editor.tsx';

const photo = (seed = 1, width = 300, height = 400) =>
  photograph({ seed, lines: [`Page ${seed}`], size: { width, height } });

function openEditor(create?: CreateScan) {
  const calls = { onUse: vi.fn((_: File) => {}), onClose: vi.fn() };
  render(
    <AppTheme>
      <ScanEditor label="10th marksheet" {...calls} {...(create && { create })} />
    </AppTheme>,
  );
  return calls;
}

const choose = async (...files: readonly File[]) => {
  await userEvent.upload(screen.getByLabelText('Choose photos'), [...files], { applyAccept: false });
  await waitFor(() => expect(screen.getByLabelText('Choose photos')).not.toHaveAttribute('aria-disabled'));
};
const button = (name: string) => screen.getByRole('button', { name });
const slider = (name: string) => screen.getByRole('slider', { name });
const shape = (name: string) => {
  const { width, height } = screen.getByRole<HTMLCanvasElement>('img', { name });
  return [width, height];
};
/** The widths of the pages in order. The test tells pages apart by their widths. */
const order = () =>
  within(screen.getByRole('list', { name: 'Pages' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('canvas')?.width);

describe('the scan editor', () => {
  it('[SCAN-01] the scan editor accepts photos taken with the camera or chosen from the device', () => {
    openEditor();
    expect(screen.getByRole('dialog', { name: 'Photos of 10th marksheet' })).toBeVisible();
    const camera = screen.getByLabelText('Take a photo');
    expect([camera.getAttribute('accept'), camera.getAttribute('capture')]).toEqual([
      'image/*',
      'environment',
    ]);
    const device = screen.getByLabelText<HTMLInputElement>('Choose photos');
    expect([device.accept, device.multiple, device.hasAttribute('capture')]).toEqual([
      'image/*',
      true,
      false,
    ]);
    expect(screen.queryByRole('button', { name: 'Make the PDF' })).toBeNull();
  });

  it('[SCAN-01] the ‘Turn’ button of the scan editor turns a photo', async () => {
    openEditor();
    await choose(await photo());
    expect(shape('Page 1 of 1')).toEqual([300, 400]);
    await userEvent.click(button('Turn'));
    expect(shape('Page 1 of 1')).toEqual([400, 300]);
  });

  it('[SCAN-01] the sliders of the scan editor crop a photo, and a button restores the whole picture', async () => {
    openEditor();
    await choose(await photo());
    const move = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });
    expect(slider('Left edge')).toHaveAttribute('aria-valuetext', '0% cut off');
    move('Left edge', 11);
    expect(slider('Left edge')).toHaveValue('11');
    move('Bottom edge', 99);
    expect(slider('Bottom edge')).toHaveAttribute('aria-valuetext', '1% cut off');
    move('Bottom edge', 0);
    expect(slider('Bottom edge')).toHaveValue('10');
    expect(order()).toEqual([267]);
    await userEvent.click(button('Whole picture'));
    expect(order()).toEqual([300]);
  });

  it('[SCAN-01] the scan editor’s buttons move photos up and down, and remove them', async () => {
    openEditor();
    await choose(await photo(1, 210, 400), await photo(2, 220, 400), await photo(3, 230, 400));
    expect(order()).toEqual([210, 220, 230]);
    await userEvent.click(button('Move page 3 up'));
    expect(order()).toEqual([210, 230, 220]);
    expect(button('Move page 3 down')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Remove page 1'));
    expect(order()).toEqual([230, 220]);
    await userEvent.click(button('Edit page 2'));
    expect(shape('Page 2 of 2')).toEqual([220, 400]);
  });

  it('[WCAG-2.4.3] the scan editor keeps the focus on ‘Choose photos’ after a photo is added, and moves it to the instructions when the last photo is removed', async () => {
    openEditor();
    await choose(await photo());
    expect(screen.getByLabelText('Choose photos')).toHaveFocus();
    await userEvent.click(button('Remove page 1'));
    expect(screen.getByText(/^Lay the paper flat/)).toHaveFocus();
  });

  it('[SCAN-01] [SCAN-02] the scan editor makes a PDF from photos and previews its pages', async () => {
    const { onUse } = openEditor();
    await choose(await photo(1), await photo(2));
    await userEvent.click(button('Grey'));
    expect(button('Grey')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button('Make the PDF'));
    expect(await screen.findByText(/^2 pages, \d+ kB\.$/)).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Page 2 of the PDF' })).toBeVisible();
    await userEvent.click(button('Use this PDF'));
    const [pdf = new File([], '')] = onUse.mock.calls[0] ?? [];
    expect([pdf.name, pdf.type, (await pdf.text()).slice(0, 5)]).toEqual([
      '10th marksheet.pdf',
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('[SCAN-02] while the scan editor makes a PDF, it shows its progress, and the ‘Stop’ button aborts the work', async () => {
    let signal = new AbortController().signal;
    openEditor((_, how) => {
      signal = how.signal;
      how.onPage(1);
      return new Promise(() => {});
    });
    await choose(await photo(1), await photo(2));
    await userEvent.click(button('Make the PDF'));
    expect(await screen.findByText('Making page 2 of 2…')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Making the PDF' })).toHaveAttribute('value', '1');
    await userEvent.click(button('Stop'));
    expect(signal.aborted).toBe(true);
    expect(order()).toHaveLength(2);
  });

  it('[SCAN-02] the scan editor suggests how to fix a page that is too large', async () => {
    openEditor(async () => ({ kind: 'too-large', page: 0 }));
    await choose(await photo());
    await userEvent.click(button('Make the PDF'));
    expect(await screen.findByText(/^Page 1 is still over 200 kB/)).toBeVisible();
    expect(screen.getByText(/Switch it to grey/)).toBeVisible();
    await userEvent.click(button('Grey'));
    await userEvent.click(button('Make the PDF'));
    expect(await screen.findByText(/Crop it closer to the paper, or take it again/)).toBeVisible();
  });

  it('the scan editor keeps the photos if the PDF cannot be made', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    openEditor(() => Promise.reject(new Error('No memory')));
    await choose(await photo());
    await userEvent.click(button('Make the PDF'));
    expect(await screen.findByText(/^We couldn’t make the PDF/)).toBeVisible();
    expect(order()).toHaveLength(1);
    logged.mockRestore();
  });

  it('[SCAN-04] if a photo is HEIC, the scan editor says which phone setting to change, and keeps the other photos', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    openEditor();
    const heic = new File(['\0\0\0\x18ftypheic'], 'IMG_1.HEIC', { type: 'image/heic' });
    await choose(heic, await photo());
    expect(screen.getByRole('alert')).toHaveTextContent(/^This browser can’t open IMG_1\.HEIC/);
    expect(order()).toEqual([300]);
    logged.mockRestore();
  });

  it('the scan editor warns about a photo with few pixels', async () => {
    openEditor();
    await choose(await photo());
    expect(screen.getByText(/^This picture is small/)).toBeVisible();
  });

  it('[SAFE-04] the scan editor asks the user to confirm before it discards photos', async () => {
    const { onClose } = openEditor();
    await choose(await photo());
    await userEvent.click(button('Close'));
    expect(screen.getByText(/^Your photo isn’t uploaded yet/)).toBeVisible();
    await userEvent.click(button('Go back to the photos'));
    expect(order()).toHaveLength(1);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(button('Cancel'));
    await userEvent.click(button('Close without adding the photos'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
