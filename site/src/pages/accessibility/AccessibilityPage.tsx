import { brand } from '@elevate/brand';
import { Trans, useLingui } from '@lingui/react/macro';
import { BrandMailLink, BrandPhoneLink } from '../../shell/BrandLinks.tsx';
import { LegalTemplate } from '../../templates/LegalTemplate.tsx';

/** The statement that section 14 BFSG asks for: the service, how it meets the requirements, and who supervises it. */
export default function AccessibilityPage() {
  const { t } = useLingui();
  const mail = <BrandMailLink />;
  const phone = <BrandPhoneLink />;
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
                  Here you can read about retreats and tours, send us an enquiry and subscribe to a
                  newsletter. Nothing is booked or paid here. Instead of using the form, you can
                  write to {mail} or call {phone}.
                </Trans>
              </p>
            ),
          },
          {
            id: 'standard',
            title: t`Standard and testing`,
            body: (
              <p>{t`Our aim is WCAG 2.2 at level AA, the latest version of the guidelines that the European standard EN 301 549 builds on. Automated tests check one page of each type for contrast, labels, structure and keyboard use, and some components with text at twice the size; they find no failures. Nobody independent of us has audited the site.`}</p>
            ),
          },
          {
            id: 'limits',
            title: t`What doesn't work yet`,
            body: (
              <ul>
                {[
                  t`The site isn't available in plain language or in sign language.`,
                  t`The forms and the questionnaire 'Which kind suits you?' need JavaScript; without it, you see our email address.`,
                  t`The map of a tour is a drawing. Screen readers read out the route, and the text below gives it day by day.`,
                  t`Sites we link to, such as those for visas, have barriers of their own.`,
                ].map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            ),
          },
          {
            id: 'contact',
            title: t`Report a barrier`,
            body: (
              <p>
                <Trans>
                  If something keeps you out, write to {mail}: we'll reply, send you what you need
                  in another form, and fix the page. The authority that supervises us is {authority}
                  .
                </Trans>
              </p>
            ),
          },
        ],
      }}
    />
  );
}
