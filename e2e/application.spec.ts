import { answerFields, writeAnswers } from './support/answers.ts';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

const FORM = '/scholarship/sch-girls-in-stem/application-form';

test.describe('on a new device', () => {
  test.use({ ownDevice: true });

  test('[APP-07] [APP-14] the thank-you page opens even if the connection drops after the application is sent', async ({
    page,
    context,
  }) => {
    await openAs(page, 'student', FORM);
    await writeAnswers(page);
    await page.waitForLoadState('networkidle');
    await answerFields(page).send.click();
    await expect(page.getByText('Your application has been sent.')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for applying' })).toBeVisible();
    await context.setOffline(false);
  });
});
