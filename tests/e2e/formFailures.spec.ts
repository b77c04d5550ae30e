import type { Page, Route } from '@playwright/test';
import { callTimeout } from '../../packages/backend-client/src/index.ts';
import { locales, localizedPath } from '../../packages/languages/src/index.ts';
import { wordsIn } from '../support/words.ts';
import { enquiry, expect, fillEnquiryForm, open, team, test } from './fixtures.ts';

/**
 * What is heard and seen when a form of the site fails. What one form does with focus, errors and retries is in
 * the stories of EnquiryForm, NewsletterForm, FormNote and Toasts, and which failure is of which kind in
 * packages/backend-client/src/index.test.ts.
 */

/**
 * Runs in the page, and notes what a screen reader says by itself: an alert when it appears, and a status when
 * its text changes. A status that appears together with its text is not noted: not every screen reader announces it.
 */
function listen() {
  const said: string[] = [];
  Object.assign(globalThis, { said });
  const alerts = '[role=alert]';
  const textOf = (region: Element) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      // React Aria hides an alert for the moment in which it is inserted.
      const isHidden = parentElement?.closest(`[aria-hidden=true]:not(${alerts})`);
      if (!isHidden && parentElement?.checkVisibility({ visibilityProperty: true })) {
        texts.push(textContent ?? '');
      }
    }
    return texts
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ (?=[.,])/g, '')
      .trim();
  };
  new MutationObserver((changes) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(`${alerts}, output, [role=status]`);
      if (region) changed.add(region);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const alert of [node, ...node.querySelectorAll('*')]) {
          if (alert.matches(alerts)) changed.add(alert);
        }
      }
    }
    for (const region of changed) {
      const text = textOf(region);
      if (text) said.push(`${region.matches(alerts) ? 'alert' : 'status'}: ${text}`);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const announcedOn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said);

for (const locale of locales) {
  const words = wordsIn(locale);

  test(`forms say once why they fail, keep what was typed, and can be sent again, in ${locale}`, async ({
    page,
    watch,
  }) => {
    watch.expectConsole(/ERR_|Failed to load resource/);
    const heard: string[] = [];
    const expectHeard = async (...lines: string[]) => {
      heard.push(...lines);
      await expect.poll(() => announcedOn(page)).toEqual(heard);
    };
    let respond: (route: Route) => unknown;
    await page.route('**/functions/**', (route) => respond(route));
    // It is false on a machine without a network.
    const setOnline = (isOnline: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(navigator, 'onLine', { value, configurable: true });
      }, isOnline);

    await page.clock.install();
    await open(page, localizedPath('/contact', locale));
    await setOnline(true);
    await page.evaluate(listen);

    const form = await fillEnquiryForm(page, 'anna@example.org', { name: '' });
    const submit = form.locator('[type=submit]');
    await submit.press('Enter');
    await expectHeard(
      `alert: ${words('Consent Required')} ${words('Please agree to our data processing terms to continue.')}`,
    );
    await form.locator('[name=consent]').check();
    await submit.press('Enter');
    // The field that is wrong gets the focus, and is read with its error.
    await expectHeard(`alert: ${words('Validation Error')}`);
    await expect(form.locator('[name=name]')).toHaveAccessibleDescription(
      words('Name is required'),
    );
    await form.locator('[name=name]').fill(enquiry.name);

    const failures = [
      [500, words("Our server isn't responding properly right now.")],
      [
        429,
        words('Too many requests are coming in right now. It should work again in ten minutes.'),
      ],
    ] as const;
    const sending = `status: ${words('Sending...')}`;
    const expectFailure = async (reason: string, ...before: string[]) => {
      await expectHeard(
        ...before,
        `status: ${reason} ${words('You can also <0>send us your message by email</0>.')}`,
        `alert: ${words('Error')} ${words('Failed to send message. Please try again.')}`,
      );
      for (const [name, value] of Object.entries(enquiry)) {
        await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
      }
      await expect(form.locator('[name=consent]')).toBeChecked();
    };
    for (const [status, reason] of failures) {
      respond = (route) => route.fulfill({ status, json: {} });
      await submit.press('Enter');
      await expectFailure(reason, sending);
    }
    await expect(form.locator('a[href*="?body="]')).toHaveAttribute(
      'href',
      `mailto:${team}?body=${encodeURIComponent(enquiry.message)}`,
    );

    respond = () => {};
    await submit.press('Enter');
    await expectHeard(sending);
    await page.clock.fastForward(callTimeout);
    const seconds = callTimeout / 1000;
    await expectFailure(words("Our server didn't respond within {seconds} seconds.", { seconds }));

    respond = (route) => route.abort();
    await setOnline(false);
    const offline = words('You seem to be offline.');
    await submit.press('Enter');
    await expectFailure(offline, sending);

    const newsletter = page.locator('form#newsletter-footer');
    const email = newsletter.locator('[name=email]');
    await email.fill('reader@');
    await email.press('Enter');
    await expectHeard(
      `alert: ${words('Invalid Email')} ${words('Please enter a valid email address')}`,
    );
    await email.fill('reader@example.org');
    await newsletter.locator('[type=submit]').press('Enter');
    await expectHeard(
      `status: ${words('Subscribing...')}`,
      `status: ${offline} ${words('Try again, or email us at {mail}.', { mail: team })}`,
      `alert: ${words('Error')} ${words('Failed to subscribe. Please try again.')}`,
    );
    await expect(email).toHaveValue('reader@example.org');

    respond = (route) => route.fulfill({ json: { result: null } });
    await submit.press('Enter');
    await expect(page.getByText(words('Message Sent!'))).toBeVisible();
    await newsletter.locator('[type=submit]').press('Enter');
    await expect(page.getByText(words('Successfully Subscribed!'))).toBeVisible();
    await expect(page.getByText(offline)).toHaveCount(0);
  });
}
