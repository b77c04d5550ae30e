import { consentVersion, healthConsentVersion } from '../../packages/enquiry/src/index.ts';
import { locales, localizedPath } from '../../packages/languages/src/index.ts';
import { waitForMail } from '../support/mailbox.ts';
import { german, wordsIn } from '../support/words.ts';
import {
  enquiry,
  expect,
  fillEnquiryForm,
  hold,
  open,
  spendHumanTime,
  team,
  test,
  uniqueAddress,
} from './fixtures.ts';

for (const locale of locales) {
  const words = wordsIn(locale);

  test(`an enquiry goes from the form to the team, who can reply, and is acknowledged, in ${locale}`, async ({
    page,
  }) => {
    const email = uniqueAddress(`anna-${locale}`);
    await page.clock.install();
    await open(page, localizedPath('/contact?about=varanasi-tour', locale));
    const form = await fillEnquiryForm(page, email);
    // The consent on health is optional: one language is sent without it.
    const isHealthAgreed = locale === 'de';
    await form.locator('[name=consent]').check();
    await form.locator('[name=furtherConsent]').setChecked(isHealthAgreed);
    await spendHumanTime(page);
    const call = page.waitForRequest('**/functions/send-contact-email');
    await form.getByRole('button', { name: words('Send Message') }).click();
    expect((await call).postDataJSON()).toEqual({
      data: {
        ...enquiry,
        email,
        about: ['varanasi-tour'],
        consentVersion,
        ...(isHealthAgreed && { healthConsentVersion }),
        locale,
        submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        took: expect.any(Number),
      },
    });

    await expect(page.getByText(words('Message Sent!'))).toBeVisible();
    for (const field of ['name', 'email', 'phone', 'message']) {
      await expect(form.locator(`[name=${field}]`)).toHaveValue('');
    }
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);

    const toTeam = await waitForMail(
      (mail) => mail.to.includes(team) && mail.replyTo.includes(email),
    );
    const consent = `version ${consentVersion}, received`;
    for (const text of [enquiry.name, email, enquiry.phone, enquiry.message, consent]) {
      expect(toTeam.text).toContain(text);
      expect(toTeam.html).toContain(text);
    }
    expect(toTeam.text.includes(`Health-Consent: ${healthConsentVersion}`)).toBe(isHealthAgreed);
    expect(toTeam.subject).toContain('Varanasi tour');
    const toVisitor = await waitForMail((mail) => mail.to.includes(email));
    expect(toVisitor.text).toMatch(locale === 'de' ? /24\sStunden/ : /24\shours/);
    expect(toVisitor.text).not.toContain(enquiry.message);
    expect(toVisitor.text).not.toContain(enquiry.name);
  });
}

test('the optional answers go with the enquiry, and its reference comes back', async ({
  page,
  watch,
}) => {
  watch.expectConsole(/Failed to load resource.*429/);
  const calls: string[] = [];
  await page.route('**/functions/send-contact-email', async (route) => {
    calls.push(route.request().postData() ?? '');
    await (calls.length === 1
      ? route.fulfill({ status: 429, json: { error: { status: 'RESOURCE_EXHAUSTED' } } })
      : route.fulfill({
          json: { result: { accepted: true, reference: 'EYJ-4K7Q2M', isUnacknowledged: true } },
        }));
  });
  await open(page, '/contact?about=ayurveda&nights=5-7');
  const form = await fillEnquiryForm(page, uniqueAddress('brief'), { phone: '' });
  // A link's nights leave the address once there are others.
  await expect(form.getByLabel('Nights')).toHaveValue('5-7');
  await form.getByLabel('Nights').selectOption('14–21 nights');
  await expect(page).toHaveURL('/contact?about=ayurveda');
  await form.getByLabel('How should we answer?').selectOption('By phone');
  await expect(form.getByText('To get a call, please add your phone number above.')).toBeVisible();
  await form.getByLabel('Best time to call').selectOption('Evening');
  await form.getByLabel('Your time zone').selectOption('Europe/Berlin');
  await form.locator('[name=consent]').check();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /^DE/ }).click();
  await expect(form.locator('[name=nights]')).toHaveValue('14-21');
  await form.getByRole('link', { name: german('Privacy Policy') }).click();
  await expect(page).toHaveURL('/de/privacy-policy');
  await page.goBack();
  await expect(form.getByLabel(german('Your time zone'))).toHaveValue('Europe/Berlin');
  await form.getByRole('button', { name: german('Send Message') }).click();
  const reference = german('Your reference: {reference}', { reference: 'EYJ-4K7Q2M' });
  await expect(page.getByRole('heading', { name: reference })).toBeFocused();
  const unacknowledged = german(
    'This time, no email will confirm your enquiry. Is there something to add? Write to {mail} and give your reference.',
    { mail: team },
  );
  await expect(page.getByText(unacknowledged)).toBeVisible();
  for (const call of calls) {
    expect(JSON.parse(call)).toMatchObject({
      data: {
        about: ['ayurveda'],
        brief: { nights: '14-21', reply: 'phone', dayPart: 'evening', timeZone: 'Europe/Berlin' },
      },
    });
  }
  await expect(form.locator('[name=nights]')).toHaveValue('');
  await expect(page).toHaveURL('/de/contact');
  // The reference stays while another enquiry is written, also in another language.
  await form.locator('[name=name]').fill('Anna');
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page.getByRole('heading', { name: 'Your reference: EYJ-4K7Q2M' })).toBeVisible();
});

test('a sent enquiry leaves no draft, also if the visitor has left the page', async ({ page }) => {
  await open(page, '/contact');
  const release = await hold(page, '**/functions/send-contact-email');
  const form = await fillEnquiryForm(page, uniqueAddress('left'));
  await form.locator('[name=consent]').check();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  release();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await page.goBack();
  await expect(form.locator('[name=message]')).toHaveValue('');
  await expect(form.locator('[name=consent]')).not.toBeChecked();
});
