import { brand } from '@elevate/brand';
import { TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BrandMailLink } from '../../shell/BrandMailLink.tsx';
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
          description: t`Who runs this site and on what terms you use it: free advice, no booking or payment online, and what we are liable for when something goes wrong.`,
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
                    These terms apply between you and the provider named above when you use this
                    website and our free advice. By using the site you accept them; if you do not
                    agree, please do not use it. For a journey that you book, the contract with the
                    partner who provides it and the terms of that contract apply as well.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    The terms exist in English and in German. Should the two differ, the reading
                    that favours you applies.
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
                    You may read, print and link to the pages, and write to us through the forms.
                    What you write should be true and be meant seriously. If you tell us about
                    people who travel with you, please do so with their agreement.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    It is not allowed to disturb or attack the site, to send forms by machine, to
                    enter the addresses of other people without their consent, to copy the contents
                    on a large scale, or to send us anything that breaks the law.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    We take care that the site can be reached, but cannot promise that it always
                    can. What happens to your data stands in our{' '}
                    <TextLink href="/privacy-policy">privacy policy</TextLink>.
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
                    Nothing is booked and nothing is paid on this website. The retreats and tours
                    shown here are an invitation to write to us, not a binding offer. Your enquiry
                    binds you to nothing either.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    Our advice is free for you. We act as an intermediary, and our partners, the
                    retreat houses and tour organisers, pay us for it.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    If you choose a journey, you conclude the contract for it with the partner who
                    provides it. The partner's offer, which you receive in writing beforehand, says
                    what the journey includes, what it costs, how it is paid and what applies if it
                    is cancelled. Where the law on package travel prescribes information for you,
                    you receive that too before you are bound. Your statutory rights as a traveller,
                    against the partner and against us as the intermediary, are unaffected by these
                    terms.
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
                    Texts, pictures and design of this site are protected by copyright. They belong
                    to us or to those who have allowed us to use them. You may use them privately,
                    on your way through India for instance; for anything beyond what the law allows,
                    please ask us first.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    The software that the site is built with comes from many hands; their{' '}
                    <TextLink href="/licences.txt">names and licences</TextLink> are listed.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    What you send us remains yours. We use it to answer you, and publish nothing of
                    it without your consent.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'accounts',
            title: t`Accounts`,
            body: (
              <>
                <p>
                  <Trans>
                    There are none. You need neither a registration nor a password to use this site,
                    and we will never ask you for one. If somebody does so in our name, the message
                    is not from us; please tell us at {mail}.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    The newsletter is no account either: it consists of your email address on a
                    list, and ends when you unsubscribe.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'liability',
            title: t`Liability`,
            body: (
              <>
                <p>
                  <Trans>
                    We are liable without limit for intent and gross negligence, for injury to life,
                    body or health, where we have given a guarantee or concealed a defect
                    fraudulently, and under product liability law.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    In cases of slight negligence we are otherwise liable only if we breach a duty
                    whose fulfilment makes proper performance possible in the first place and on
                    which you may regularly rely. Our liability is then limited to the damage that
                    is foreseeable and typical. Beyond that, liability for slight negligence is
                    excluded. The same applies to our legal representatives and to those who act on
                    our behalf.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    For the journey itself, the partner who provides it is liable to you. What the
                    law makes us answer for as an intermediary remains untouched. The contents of
                    other websites to which we link are the responsibility of those who run them; if
                    we learn that a linked page breaks the law, we remove the link.
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
                    We write with care. Still, opening hours, roads, seasons and entry rules change,
                    and we cannot warrant that every detail is complete and up to date. Before you
                    set off, check visa, vaccination and safety information with the official bodies
                    of your country and of the country you travel to.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    <strong>Health:</strong> what stands here about yoga, Ayurveda, fasting, detox
                    and weight is general information. It is no medical advice, diagnosis or
                    treatment and takes the place of none. We promise no cure and no particular
                    result. Please ask a doctor before you book, above all if you are pregnant, live
                    with an illness or an eating disorder, take medicines or have had an operation
                    recently. Do not stop or change a medicine without your doctor.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    Exercises on these pages you practise at your own judgement. Stop when something
                    hurts, and call the local emergency number when it is urgent.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'changes',
            title: t`Changes`,
            body: (
              <>
                <p>
                  <Trans>
                    We may adapt these terms for the future when our service or the law changes. For
                    each use of the site the version applies that stands here at that time.
                    Contracts that you have already concluded are not changed by it.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    We may also extend, change or close the website. An enquiry that we have
                    received is answered all the same.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'governing-law',
            title: t`Governing law`,
            body: (
              <>
                <p>
                  <Trans>
                    The law of the country in which the provider named above is established applies.
                    If you are a consumer, this does not take from you the protection of the
                    mandatory provisions of the country in which you habitually live. Which court is
                    competent follows from the law.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    Should a single provision be invalid, the others remain in force, and the
                    statutory rule takes its place.
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
                  Questions about these terms reach us at {mail}, by phone at{' '}
                  <TextLink href={brand.phone.uri}>{brand.phone.display}</TextLink>, or by post at
                  the <TextLink href="#provider">address above</TextLink>.
                </Trans>
              </p>
            ),
          },
        ],
      }}
    />
  );
}
