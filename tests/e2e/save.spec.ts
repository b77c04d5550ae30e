import { waitForMail } from '../support/mailbox.ts';
import {
  expect,
  fillEnquiryForm,
  hydrated,
  open,
  spendHumanTime,
  team,
  test,
  uniqueAddress,
} from './fixtures.ts';

test('what is saved goes with the enquiry, and the mails link to it', async ({ page }) => {
  const email = uniqueAddress('save');
  await page.clock.install();
  await open(page, '/retreats');
  const cards = page.locator('section[aria-labelledby=categories]');
  for (const title of ['Ayurveda', 'Spa & wellness']) {
    await cards.getByRole('button', { name: `Save ${title}` }).click();
    await expect(cards.getByRole('button', { name: `Saved ${title}` })).toBeVisible();
  }
  await expect(page).toHaveURL('/retreats?about=ayurveda,spa-wellness');
  // The table's button is the same one.
  const table = page.getByRole('table', { name: 'The six kinds compared' });
  await expect(table.getByRole('button', { name: 'Saved Spa & wellness' })).toBeVisible();

  const bar = page.getByRole('region', { name: 'Saved journeys' });
  await expect(bar.getByRole('status')).toHaveText('2 saved');
  await expect(bar.getByText('Ayurveda and 1 more')).toBeVisible();
  await bar.getByRole('link', { name: 'Send an enquiry' }).click();
  await expect(page).toHaveURL('/contact?about=ayurveda,spa-wellness');
  await expect(bar).toHaveCount(0);

  const chips = page.getByRole('list', { name: 'Your enquiry is about' });
  await expect(chips.getByRole('listitem')).toHaveText(['Ayurveda', 'Spa & wellness']);
  await chips.getByRole('button', { name: 'Remove: Ayurveda' }).press('Enter');
  await expect(chips.getByRole('button')).toBeFocused();
  await expect(page).toHaveURL('/contact?about=spa-wellness');

  const form = await fillEnquiryForm(page, email);
  await form.locator('[name=consent]').check();
  await spendHumanTime(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(chips).toHaveCount(0);

  const toTeam = await waitForMail(
    (mail) => mail.to.includes(team) && mail.replyTo.includes(email),
  );
  expect(toTeam.html).toContain('/spa-wellness"');
  expect(toTeam.html).not.toContain('/ayurveda"');
  const toVisitor = await waitForMail((mail) => mail.to.includes(email));
  expect(toVisitor.text).toContain('Spa & wellness');
});

test('an address adds saved journeys, and Back removes none', async ({ page }) => {
  await open(page, '/retreats?about=ayurveda,moon');
  await expect(page).toHaveURL('/retreats?about=ayurveda');
  const canonical = page.locator('link[rel=canonical], link[rel=alternate][hreflang]');
  for (const link of await canonical.all()) {
    expect(await link.getAttribute('href')).not.toContain('?');
  }
  await page.locator('main a[href="/golden-triangle-tour"]').first().click();
  await expect(page).toHaveURL('/golden-triangle-tour');
  await page.locator('main').getByRole('link', { name: 'Book This Tour' }).first().click();
  await expect(page).toHaveURL('/contact?about=ayurveda,golden-triangle-tour');
  await page.getByRole('button', { name: 'Remove: Ayurveda' }).click();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/retreats?about=golden-triangle-tour');
  const saved = page.getByRole('button', { name: /^Saved / });
  await expect(saved).toHaveAccessibleName(/^Saved Golden Triangle/);
  await page.reload();
  await hydrated(page);
  await expect(saved).toHaveAccessibleName(/^Saved Golden Triangle/);
  await open(page, '/contact?about=golden-triangle-tour');
  await page.getByRole('button', { name: /^Remove: / }).click();
  await expect(page.locator('form#contact [name=name]')).toBeFocused();
  await expect(page).toHaveURL('/contact');
});

test('a language switch keeps what is saved, and nothing is stored', async ({ page }) => {
  await open(page, '/de/retreats?about=ayurveda');
  const bar = page.getByRole('region');
  await expect(bar.getByRole('button', { name: 'Link kopieren' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page).toHaveURL('/retreats?about=ayurveda');
  await expect(bar.getByRole('button', { name: 'Copy link' })).toBeVisible();
  const stored = JSON.stringify(await page.context().storageState());
  expect(stored).not.toContain('ayurveda');
});

test('the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  // The site's Permissions-Policy lets nothing read the clipboard.
  await page.addInitScript(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = (text) => {
      document.documentElement.dataset['copied'] = text;
      return write(text);
    };
  });
  await open(page, '/retreats?about=ayurveda,spa-wellness');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeFocused();
  const copied = (await page.locator('html').getAttribute('data-copied')) ?? '';
  expect(new URL(copied).pathname + new URL(copied).search).toBe(
    '/retreats?about=ayurveda,spa-wellness',
  );
});
