import type { Page, Route } from '@playwright/test';
import { limits } from '../../packages/enquiry/src/limits.ts';
import { expect, fillContactForm, hydrated, test } from './fixtures.ts';

/** What a screen reader user hears when something fails: announcements, and where the focus is afterwards. */

const languages = { en: 'en-GB', de: 'de-AT' };
type Language = keyof typeof languages;
type Words = Record<Language, string>;

interface Fault {
  fault: string;
  fail: (page: Page) => Promise<void>;
  /** What is said by itself, in this order. */
  said: Record<Language, string[]>;
  focus: {
    role: 'button' | 'checkbox' | 'heading' | 'link' | 'textbox';
    name: Words;
    /** Read after the name: hint and error. @default nothing */
    description?: Record<Language, string | RegExp>;
  };
}

/** A page, and what fails there one after the other. */
interface Visit {
  title: string;
  address: string;
  setUp?: (page: Page) => Promise<unknown>;
  faults: Fault[];
}

/**
 * Runs in the page, and notes what a screen reader says by itself: an alert when it appears, and a status when
 * its text changes. A status that appears together with its text is not noted: not every screen reader announces it.
 */
function listen() {
  const said: string[] = [];
  Object.assign(globalThis, { said });
  const alerts = '[role=alert]';
  const statuses = 'output, [role=status]';
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
      const region = element?.closest(`${alerts}, ${statuses}`);
      if (region) changed.add(region);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(alerts)) changed.add(node);
        for (const alert of node.querySelectorAll(alerts)) changed.add(alert);
      }
    }
    for (const region of changed) {
      const text = textOf(region);
      if (text) said.push(`${region.matches(alerts) ? 'alert' : 'status'}: ${text}`);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const saidIn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said);

/** Lets the calls fail from now on. */
async function refuseCalls(page: Page, status: number, details = {}): Promise<void> {
  await page.unroute('**/functions/**');
  await page.route('**/functions/**', (route: Route) =>
    route.fulfill({ status, json: { error: { status: 'INVALID_ARGUMENT', details } } }),
  );
}

async function setOnline(page: Page, isOnline: boolean): Promise<void> {
  await page.context().setOffline(!isOnline);
  await page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true });
  }, isOnline);
}

/** Run in the page, because nothing else makes its code fail from outside. */
const breakers = {
  /** Articles format their dates with it. */
  page: () => {
    Object.defineProperty(Intl, 'DateTimeFormat', { value: undefined });
  },
  /** The footer's year comes from it. In one task with the click: a footer that hydrates in between throws first. */
  shell: (link: HTMLElement | SVGElement) => {
    // oxlint-disable-next-line no-extend-native
    Object.defineProperty(Date.prototype, 'getFullYear', { value: undefined });
    link.focus();
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  },
  map: () => {
    // oxlint-disable-next-line no-extend-native
    Object.defineProperty(Number.prototype, 'toFixed', { value: undefined });
  },
};

const contact = (page: Page) => page.locator('form#contact');
const letter = (page: Page) => page.locator('form#newsletter-footer');
const submit = (form: ReturnType<typeof contact>) => form.locator('[type=submit]').press('Enter');
const mainButton = (page: Page) => page.getByRole('main').getByRole('button').first();
const linkTo = (page: Page, href: string) =>
  page.getByRole('banner').locator(`a[href$="${href}"]`).last();
const followLink = (page: Page, href: string) => linkTo(page, href).press('Enter');
const pressMailedButton = (page: Page) =>
  page.getByRole('main').locator('[type=submit]').first().press('Enter');

const token = 'eyJhbGciOiJkaXIifQ..aaaa.bbbb.cccc';

const name = { en: 'Name', de: 'Name' };
const send = { en: 'Send Message', de: 'Nachricht senden' };
const subscribe = { en: 'Subscribe', de: 'Abonnieren' };
const confirm = { en: 'Confirm subscription', de: 'Anmeldung bestätigen' };
const confirming = { en: 'Confirming...', de: 'Wird bestätigt …' };
const unsubscribe = { en: 'Unsubscribe', de: 'Abmelden' };
const reload = { en: 'Reload the page', de: 'Seite neu laden' };

const nameRequired = { en: 'Name is required', de: 'Bitte geben Sie Ihren Namen an' };
const wrongAddress = {
  en: 'Please enter a valid email address',
  de: 'Bitte geben Sie eine gültige E-Mail-Adresse an',
};
const offline = { en: 'You seem to be offline.', de: 'Sie sind offenbar offline.' };
const slow = {
  en: 'Our server didn’t respond within 20 seconds.',
  de: 'Unser Server hat innerhalb von 20 Sekunden nicht geantwortet.',
};

/** An enquiry that failed for a reason. */
const sendingFailed = (reason: Words) => ({
  said: {
    en: [
      'status: Sending...',
      `status: ${reason.en} You can also send us your message by email.`,
      'alert: Error Failed to send message. Please try again.',
    ],
    de: [
      'status: Wird gesendet …',
      `status: ${reason.de} Sie können uns Ihre Nachricht auch per E-Mail schicken.`,
      'alert: Fehler Ihre Nachricht ließ sich nicht senden. Bitte versuchen Sie es noch einmal.',
    ],
  },
  focus: { role: 'button' as const, name: send },
});

const busy = {
  en: 'Too many requests are coming in right now. It should work again in ten minutes.',
  de: 'Gerade gehen zu viele Anfragen ein. In zehn Minuten sollte es wieder klappen.',
};
const broken = {
  en: 'Our server isn’t responding properly right now.',
  de: 'Unser Server antwortet gerade nicht richtig.',
};

/** The heading of what follows gets the focus, and nothing else is said. */
const headed = (name: Words, said: Fault['said'] = { en: [], de: [] }) => ({
  said,
  focus: { role: 'heading' as const, name },
});

const notLoaded = headed({
  en: 'This page couldn’t be loaded',
  de: 'Diese Seite ließ sich nicht laden',
});
const notWorking = headed({
  en: 'This page isn’t working',
  de: 'Diese Seite funktioniert gerade nicht',
});

const brokenShell =
  'alert: Something went wrong on our side. Reload the page, go to the home page, or email us at hello@example.com. Bei uns ist etwas schiefgegangen. Laden Sie die Seite neu, gehen Sie zur Startseite oder schreiben Sie uns an hello@example.com.';

/** The faults of a link in a mail, one after the other. */
const mailedLinkFaults = (button: Words, sending: Words): Fault[] => [
  {
    fault: 'too many calls',
    fail: async (page) => {
      await refuseCalls(page, 429);
      await pressMailedButton(page);
    },
    said: {
      en: [
        `status: ${sending.en}`,
        `status: ${busy.en} Your link still works: try again, or email us at hello@example.com.`,
      ],
      de: [
        `status: ${sending.de}`,
        `status: ${busy.de} Ihr Link bleibt gültig: Versuchen Sie es noch einmal oder schreiben Sie uns an hello@example.com.`,
      ],
    },
    focus: { role: 'button', name: button },
  },
  {
    fault: 'it is incomplete',
    fail: async (page) => {
      await refuseCalls(page, 400, { reason: 'token-invalid' });
      await pressMailedButton(page);
    },
    ...headed(
      { en: 'This link is incomplete', de: 'Dieser Link ist unvollständig' },
      { en: [`status: ${sending.en}`], de: [`status: ${sending.de}`] },
    ),
  },
];

const visits: Visit[] = [
  {
    title: 'forms',
    address: '/contact',
    faults: [
      {
        fault: 'no consent',
        fail: (page) => submit(contact(page)),
        said: {
          en: ['alert: Consent Required Please agree to our data processing terms to continue.'],
          de: [
            'alert: Einwilligung erforderlich Bitte stimmen Sie der Verarbeitung Ihrer Daten zu, damit wir Ihnen antworten können.',
          ],
        },
        focus: { role: 'textbox', name, description: nameRequired },
      },
      {
        fault: 'no consent, and nothing else is wrong',
        fail: async (page) => {
          await fillContactForm(page, 'anna@example.org');
          await submit(contact(page));
        },
        said: { en: ['alert: Consent Required'], de: ['alert: Einwilligung erforderlich'] },
        focus: {
          role: 'checkbox',
          name: {
            en: 'I agree that you may use my details to answer my enquiry, as described in the privacy policy. If I mention my health, I expressly agree that you may use that too, but only to answer me. I don’t have to mention it, and I can withdraw my consent at any time.',
            de: 'Ich bin einverstanden, dass Sie meine Angaben verwenden, um meine Anfrage zu beantworten, wie in der Datenschutzerklärung beschrieben. Wenn ich etwas über meine Gesundheit schreibe, willige ich ausdrücklich ein, dass Sie auch diese Angaben verwenden, aber nur, um mir zu antworten. Nötig sind sie nicht, und meine Einwilligung kann ich jederzeit widerrufen.',
          },
          description: {
            en: 'Please agree to our data processing terms to continue.',
            de: 'Bitte stimmen Sie der Verarbeitung Ihrer Daten zu, damit wir Ihnen antworten können.',
          },
        },
      },
      {
        fault: 'fields are wrong',
        fail: async (page) => {
          await fillContactForm(page, '', { name: '', message: '' });
          await contact(page).getByRole('checkbox').check();
          await submit(contact(page));
        },
        said: { en: ['alert: Validation Error'], de: ['alert: Bitte prüfen Sie Ihre Angaben'] },
        focus: { role: 'textbox', name, description: nameRequired },
      },
      {
        fault: 'the field in which Enter is pressed is wrong',
        fail: (page) => contact(page).locator('[name=name]').press('Enter'),
        said: {
          en: [`alert: Validation Error ${nameRequired.en}`],
          de: [`alert: Bitte prüfen Sie Ihre Angaben ${nameRequired.de}`],
        },
        focus: { role: 'textbox', name, description: nameRequired },
      },
      {
        fault: 'too many calls',
        fail: async (page) => {
          await refuseCalls(page, 429);
          await fillContactForm(page, 'anna@example.org');
          await submit(contact(page));
        },
        ...sendingFailed(busy),
      },
      {
        fault: 'the server fails',
        fail: async (page) => {
          await refuseCalls(page, 500);
          await submit(contact(page));
        },
        ...sendingFailed(broken),
      },
      {
        fault: 'no connection',
        fail: async (page) => {
          await page.unroute('**/functions/**');
          await setOnline(page, false);
          await submit(contact(page));
        },
        ...sendingFailed(offline),
      },
      {
        fault: 'a wrong address for the newsletter',
        fail: async (page) => {
          await letter(page).locator('[name=email]').fill('reader@');
          await submit(letter(page));
        },
        said: { en: ['alert: Invalid Email'], de: ['alert: Ungültige E-Mail-Adresse'] },
        focus: {
          role: 'textbox',
          name: { en: 'Email address for our newsletter', de: 'E-Mail-Adresse für den Newsletter' },
          description: {
            en: wrongAddress.en,
            de: wrongAddress.de,
          },
        },
      },
      {
        fault: 'the newsletter cannot be sent',
        fail: async (page) => {
          await letter(page).locator('[name=email]').fill('reader@example.org');
          await submit(letter(page));
        },
        said: {
          en: [
            'status: Subscribing...',
            `status: ${offline.en} Try again, or email us at hello@example.com.`,
            'alert: Error Failed to subscribe. Please try again.',
          ],
          de: [
            'status: Wird angemeldet …',
            `status: ${offline.de} Versuchen Sie es noch einmal oder schreiben Sie uns an hello@example.com.`,
            'alert: Fehler Ihre Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
          ],
        },
        focus: { role: 'button', name: subscribe },
      },
    ],
  },
  {
    title: 'toasts that do not load',
    address: '/contact',
    setUp: (page) =>
      page.route('**/assets/ToastRegion-*.js', (route) => route.fulfill({ status: 404 })),
    faults: [
      {
        fault: 'the server fails',
        fail: async (page) => {
          await refuseCalls(page, 500);
          const form = await fillContactForm(page, 'anna@example.org');
          await form.getByRole('checkbox').check();
          await submit(form);
        },
        ...sendingFailed(broken),
      },
    ],
  },
  {
    title: 'a server that does not answer',
    address: '/contact',
    setUp: (page) => page.clock.install(),
    faults: [
      {
        fault: 'for 20 seconds',
        fail: async (page) => {
          await page.route('**/functions/**', () => {});
          const form = await fillContactForm(page, 'anna@example.org');
          await form.getByRole('checkbox').check();
          await submit(form);
          await expect.poll(() => saidIn(page)).toHaveLength(1);
          await page.clock.fastForward(20_000);
        },
        ...sendingFailed(slow),
      },
    ],
  },
  {
    title: 'a paste that is too long',
    address: '/contact',
    setUp: (page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']),
    faults: [
      {
        fault: 'it is cut',
        fail: async (page) => {
          const text = 'a'.repeat(limits.message + 1);
          await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
          await contact(page).locator('[name=message]').press('ControlOrMeta+v');
        },
        said: {
          en: [
            'status: The text you pasted was too long. We cut it off at 2000 characters. Please check how it ends.',
            'status: 2000 of 2000 characters',
          ],
          de: [
            'status: Der eingefügte Text war zu lang und wurde nach 2000 Zeichen abgeschnitten. Bitte prüfen Sie das Ende.',
            'status: 2000 von 2000 Zeichen',
          ],
        },
        focus: {
          role: 'textbox',
          name: { en: 'Message', de: 'Nachricht' },
          description: { en: /2000 of 2000 characters$/, de: /2000 von 2000 Zeichen$/ },
        },
      },
    ],
  },
  {
    title: 'a lost connection',
    address: '/contact',
    faults: [
      {
        fault: 'the other language does not load',
        fail: async (page) => {
          await setOnline(page, false);
          await page.getByRole('banner').locator('a[lang]').last().press('Enter');
        },
        said: {
          en: [
            'alert: The other language couldn’t be loaded Please check your connection and try again.',
          ],
          de: [
            'alert: Die andere Sprache ließ sich nicht laden Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
          ],
        },
        focus: {
          role: 'link',
          name: { en: 'DE: auf Deutsch lesen', de: 'EN: read in English' },
        },
      },
      {
        fault: 'a page does not load',
        fail: (page) => followLink(page, '/about'),
        ...notLoaded,
      },
      {
        fault: 'it does not load again',
        fail: async (page) => {
          await mainButton(page).press('Enter');
          await expect(mainButton(page)).toBeEnabled();
        },
        ...notLoaded,
      },
      {
        fault: 'it loads later',
        fail: async (page) => {
          await setOnline(page, true);
          await page.evaluate(() => dispatchEvent(new Event('online')));
        },
        ...headed({ en: 'Personal travel advice for India', de: 'Reiseberatung für Indien' }),
      },
    ],
  },
  {
    title: 'a page that throws',
    address: '/about',
    faults: [
      {
        fault: 'when a link leads to it',
        fail: async (page) => {
          await page.evaluate(breakers.page);
          await followLink(page, '/blog');
        },
        ...notWorking,
      },
      {
        fault: 'and cannot be reloaded',
        fail: async (page) => {
          await setOnline(page, false);
          await mainButton(page).press('Enter');
        },
        said: {
          en: [
            'status: The page can’t be reloaded right now. Check your connection and try again.',
          ],
          de: [
            'status: Die Seite lässt sich gerade nicht neu laden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
          ],
        },
        focus: { role: 'button', name: reload },
      },
    ],
  },
  {
    title: 'a page that fails to hydrate',
    address: '/blog/ayurveda-dosha',
    setUp: (page) => page.addInitScript(breakers.page),
    faults: [{ fault: 'it throws', fail: async () => {}, ...notWorking }],
  },
  {
    title: 'a map that throws',
    address: '/retreats',
    faults: [
      {
        fault: 'its page is shown without it',
        fail: async (page) => {
          await page.evaluate(breakers.map);
          await page.getByRole('main').locator('a[href$="/golden-triangle-tour"]').press('Enter');
          await expect(page.getByRole('heading', { name: /^(Day|Tag) 7:/ })).toBeVisible();
          await expect(page.getByRole('img', { name: /^(Map|Karte): / })).toHaveCount(0);
        },
        ...headed({
          en: 'Golden Triangle tour: Delhi, Agra and Jaipur in 7 days',
          de: 'Rundreise Goldenes Dreieck: Delhi, Agra und Jaipur in 7 Tagen',
        }),
      },
    ],
  },
  {
    title: 'a shell that throws',
    address: '/contact',
    faults: [
      {
        fault: 'it says so in every language',
        fail: (page) => linkTo(page, '/blog').evaluate(breakers.shell),
        ...headed(
          { en: 'Elevate Your Journey', de: 'Elevate Your Journey' },
          { en: [brokenShell], de: [brokenShell] },
        ),
      },
    ],
  },
  {
    title: 'the link to confirm',
    address: `/newsletter/confirm#${token}`,
    faults: [
      ...mailedLinkFaults(confirm, confirming),
      {
        fault: 'it is too old',
        fail: async (page) => {
          await refuseCalls(page, 400, { reason: 'token-expired' });
          await page.evaluate(
            (hash) => {
              location.hash = hash;
            },
            token.slice(0, -1),
          );
          await expect(page.locator('form#confirm')).toBeVisible();
          await pressMailedButton(page);
        },
        ...headed(
          { en: 'This link has expired', de: 'Dieser Link ist abgelaufen' },
          { en: [`status: ${confirming.en}`], de: [`status: ${confirming.de}`] },
        ),
      },
    ],
  },
  {
    title: 'the link to unsubscribe',
    address: `/newsletter/unsubscribe#${token}`,
    faults: mailedLinkFaults(unsubscribe, { en: 'Unsubscribing...', de: 'Wird abgemeldet …' }),
  },
];

test.beforeEach(async ({ page, watch }) => {
  watch.expectConsole(
    /ERR_|Failed to load resource|dynamically imported|DateTimeFormat is not|getFullYear is not|toFixed is not|RouteUnavailableError|Minified React error/,
  );
  // It is false on a machine without a network.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  });
});

for (const [language, locale] of Object.entries(languages) as [Language, string][]) {
  test.describe(language, () => {
    test.use({ locale });

    for (const { title, address, setUp, faults } of visits) {
      test(title, async ({ page }) => {
        await setUp?.(page);
        await page.goto(address);
        await hydrated(page);
        await page.evaluate(listen);
        const heard: string[] = [];
        for (const { fault, fail, said, focus } of faults) {
          await fail(page);
          heard.push(...said[language]);
          await expect.poll(() => saidIn(page), fault).toEqual(heard);
          const focused = page.locator(':focus');
          await expect(focused, fault).toHaveRole(focus.role);
          await expect(focused, fault).toHaveAccessibleName(focus.name[language]);
          await expect(focused, fault).toHaveAccessibleDescription(
            focus.description?.[language] ?? '',
          );
        }
        expect(await saidIn(page)).toEqual(heard);
      });
    }

    test('scripts that do not load: the form begins with what to do', async ({ page }) => {
      await page.route('**/assets/client-*.js', (route) => route.abort());
      await page.goto('/contact');
      const [before, after] = {
        en: ['This form needs JavaScript', reload.en],
        de: ['Dieses Formular braucht JavaScript', reload.de],
      }[language];
      await expect(contact(page)).toMatchAriaSnapshot(`
        - status: /${before}/
        - link "${after}"
        - text: Name
        - textbox "Name"
      `);
    });
  });
}
