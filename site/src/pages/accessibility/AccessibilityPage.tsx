import { brand } from '@elevate/brand';
import { Trans, useLingui } from '@lingui/react/macro';
import { BrandMailLink } from '../../shell/BrandMailLink.tsx';
import { LegalTemplate } from '../../templates/LegalTemplate.tsx';

/** The statement that section 14 BFSG asks for: the service, how it meets the requirements, and who supervises it. */
export default function AccessibilityPage() {
  const { t } = useLingui();
  const mail = <BrandMailLink />;
  const { authority } = brand.accessibility;
  return (
    <LegalTemplate
      content={{
        head: {
          title: t`Accessibility`,
          description: t`How accessible this website is: the standard we follow, how we test, what doesn't work yet, whom to tell and which authority supervises us.`,
          keywords: t`accessibility statement, WCAG 2.2, BFSG, accessible travel advice`,
        },
        title: t`Accessibility`,
        sections: [
          {
            id: 'service',
            title: t`What this page covers`,
            body: (
              <p>
                <Trans>
                  On this website you read about retreats and tours, send us an enquiry and
                  subscribe to a newsletter. Nothing is booked or paid here. If you can't or don't
                  want to use the form, write to {mail} or call us.
                </Trans>
              </p>
            ),
          },
          {
            id: 'standard',
            title: t`The standard, and how we test`,
            body: (
              <p>{t`Our aim is WCAG 2.2 at level AA, the guidelines behind the European standard EN 301 549. Programs check a page of every kind for contrast, names and structure and operate it by keyboard, and its parts with text at twice the size. Nobody independent of us has audited the site.`}</p>
            ),
          },
          {
            id: 'limits',
            title: t`What doesn't work yet`,
            body: (
              <ul>
                {[
                  t`The site isn't available in plain language or in sign language.`,
                  t`The forms and the finder need JavaScript. Without it, the page shows our email address instead.`,
                  t`The map of a tour is a drawing. Screen readers hear a description of the route; its days are in the text below.`,
                  t`Sites we link to, such as those for visas, have barriers of their own.`,
                ].map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            ),
          },
          {
            id: 'contact',
            title: t`Tell us, or tell the authority`,
            body: (
              <p>
                <Trans>
                  If something keeps you out, write to {mail}: we answer, send you what you need in
                  another form, and mend the page. The authority that supervises us is {authority}.
                </Trans>
              </p>
            ),
          },
        ],
      }}
    />
  );
}
