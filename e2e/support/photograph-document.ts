import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Makes a PDF from two photos in a document's photo editor, and adds the PDF to the form. Rotates
 * one photo, and crops it with the keyboard and with a click.
 */
export async function photographDocument(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: `Use photos for ${label}` }).click();
  const editor = page.getByRole('dialog', { name: `Photos of ${label}` });
  // A screenshot serves as the photo.
  const photo = { mimeType: 'image/png', buffer: await page.screenshot() };
  await editor.getByLabel('Take a photo').setInputFiles({ name: 'front.png', ...photo });
  await expect(editor.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await editor.getByLabel('Choose photos').setInputFiles({ name: 'back.png', ...photo });
  await expect(editor.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible();
  await editor.getByRole('button', { name: 'Turn' }).click();
  const left = editor.getByRole('slider', { name: 'Left edge' });
  await left.press('PageUp');
  await expect(left).toHaveValue('10');
  const top = editor.getByRole('slider', { name: 'Top edge' });
  await top.click();
  await expect(top).toHaveValue('50');
  await editor.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(editor.getByText(/^2 pages, \d+ kB\.$/)).toBeVisible();
  await editor.getByRole('button', { name: 'Use this PDF' }).click();
  await expect(editor).toBeHidden();
}
