import { brand } from '@elevate/brand';
import { TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BrandMailLink } from '../../shell/BrandLinks.tsx';
import { LegalTemplate } from '../../templates/LegalTemplate.tsx';
import { Provider } from './Provider.tsx';

export default function TermsOfServicePage() {
  const { t } = useLingui();
  const mail = <BrandMailLink />;
  return (
    <LegalTemplate
      content={{
        head: {
          title: t({ message: 'Terms of Service', context: 'title of the page' }),
          description: t`Who runs this site and the terms of using it: free advice, no online booking or payment, our role as an intermediary, and what we are liable for.`,
          keywords: t`terms of service, provider, legal notice, imprint, liability, travel advice`,
        },
        title: t({ message: 'Terms of Service', context: 'title of the page' }),
        intro: <Provider />,
        sections: [
          {
            id: 'acceptance',
            title: t`Acceptance of these terms`,
            body: (
              <>
                <p>
                  <Trans>
                    These terms set out how the provider named above advises you, and how you may
                    use this website. A trip that you book is governed by your contract with the
                    partner who provides it.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    The terms are available in English and in German. If the two differ, the version
                    that is better for you applies.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'use',
            title: t`Use of the website`,
            body: (
              <>
                <p>
                  <Trans>
                    You may read, print and link to these pages, and write to us using the forms.
                    Please give accurate details, and write about people travelling with you only if
                    they agree.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    You may not disrupt or attack the site, submit forms automatically, enter other
                    people's addresses without their consent, copy content on a large scale, or send
                    us anything unlawful.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    We do our best to keep the site available, but can't promise that it always will
                    be. Our <TextLink href="/privacy-policy">privacy policy</TextLink> explains what
                    happens to your data.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'booking-and-payments',
            title: t`Booking and payments`,
            body: (
              <>
                <p>
                  <Trans>
                    Nothing is booked or paid on this website. The retreats and tours shown here are
                    not binding offers, and your enquiry doesn't commit you to anything.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    We are an intermediary: we advise you, introduce you to retreats and tour
                    operators, and arrange the booking with the one you choose. We are neither the
                    organiser nor the seller of a trip: the tours on this site are suggestions,
                    which the partner you choose plans, sells and runs. Our advice is free, because
                    our partners pay us.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    When you choose a trip, your contract is with the partner who provides it. Their
                    written quote says what is included, what it costs, how you pay and what happens
                    if it is cancelled.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    If the trip is a package under Directive (EU) 2015/2302, you receive the
                    standard information form and the organiser's name and address before you book,
                    and the proof of insolvency protection before you pay anything. If we arrange
                    several services that you book separately (a linked travel arrangement), we tell
                    you so beforehand, on the form that the law prescribes. If the organiser is
                    based outside the European Economic Area, we have its duties towards you,
                    insolvency protection included, unless we prove that it fulfils them (section
                    651v(3) BGB). Our own insolvency cover is stated{' '}
                    <TextLink href="#provider">above</TextLink>; what protects your money is in{' '}
                    <TextLink href="/before-you-go#protection">Before you go to India</TextLink>.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'intellectual-property',
            title: t`Intellectual property`,
            body: (
              <>
                <p>
                  <Trans>
                    The text, pictures and design of this site are protected by copyright. You may
                    use them privately; for anything beyond what the law allows, please ask us
                    first.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    The site is built with open-source software:{' '}
                    <TextLink href="/licences.txt">components and licences</TextLink>.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    What you send us stays yours. We use it to answer you, and publish none of it
                    without your consent.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'accounts',
            title: t`Accounts`,
            body: (
              <p>
                <Trans>
                  There are no accounts. You don't need to register or set a password, and we'll
                  never ask you to. If someone does so in our name, the message isn't from us;
                  please let us know at {mail}.
                </Trans>
              </p>
            ),
          },
          {
            id: 'liability',
            title: t`Liability`,
            body: (
              <>
                <p>
                  <Trans>
                    We are liable without limit for wilful misconduct and gross negligence; for
                    injury to life, body or health; where we have given a guarantee or fraudulently
                    concealed a defect; and under product liability law.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    For slight negligence we are otherwise liable only if we breach an essential
                    duty: one that makes the service possible in the first place and that you may
                    rely on. Liability is then limited to foreseeable, typical damage. Any further
                    liability for slight negligence is excluded. The same applies to our
                    representatives and to people acting for us.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    The partner who provides the trip is liable for it. What the law holds us
                    responsible for as an intermediary, above all section 651v BGB, is unaffected.
                    Websites we link to are the responsibility of their operators; if we learn that
                    a linked page breaks the law, we remove the link.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'disclaimer',
            title: t`Disclaimer and health`,
            body: (
              <>
                <p>
                  <Trans>
                    We write with care, but opening hours, roads, seasons and entry rules change,
                    and we can't guarantee that every detail is complete and up to date. Before you
                    travel, check visa, vaccination and safety information with the authorities of
                    your own country and of your destination.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    <strong>Health:</strong> what we write about yoga, Ayurveda, fasting, detox and
                    weight is general information. It is not medical advice, diagnosis or treatment,
                    and is no substitute for them. We promise neither healing nor any particular
                    result. Please ask a doctor before you book, especially if you are pregnant,
                    have an illness or an eating disorder, take medication or have recently had an
                    operation. Never stop or change medication without asking your doctor.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    Whether you do the exercises on these pages is up to you. Stop if something
                    hurts.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'changes',
            title: t`Changes`,
            body: (
              <p>
                <Trans>
                  We may change these terms for the future if our service or the law changes. The
                  version shown here when you send your enquiry applies to it. Contracts you have
                  already made don't change.
                </Trans>
              </p>
            ),
          },
          {
            id: 'governing-law',
            title: t`Governing law`,
            body: (
              <>
                <p>
                  <Trans>
                    The law of the country where the provider named above is based applies. If you
                    are a consumer, you keep the protection of the mandatory law of the country you
                    live in. The competent court is determined by law.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    If one of these terms is invalid, the others remain in force and the statutory
                    rule takes its place.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'contact',
            title: t`Contact`,
            body: (
              <p>
                <Trans>
                  If you have questions about these terms, email {mail}, call{' '}
                  <TextLink href={brand.phone.uri}>{brand.phone.display}</TextLink>, or write to the{' '}
                  <TextLink href="#provider">address above</TextLink>.
                </Trans>
              </p>
            ),
          },
        ],
      }}
    />
  );
}
