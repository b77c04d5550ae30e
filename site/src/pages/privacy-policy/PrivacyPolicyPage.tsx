import { brand } from '@elevate/brand';
import { confirmationDays } from '@elevate/enquiry';
import { TextLink } from '@elevate/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BrandMailLink } from '../../shell/BrandMailLink.tsx';
import { LegalTemplate } from '../../templates/LegalTemplate.tsx';

export default function PrivacyPolicyPage() {
  const { t } = useLingui();
  const { legalName, street, city, country } = brand.provider;
  const mail = <BrandMailLink />;
  return (
    <LegalTemplate
      content={{
        head: {
          title: t`Privacy Policy`,
          description: t`What happens to an enquiry you send us, who receives it, how long it is kept, and why this site needs neither analytics nor a cookie banner.`,
          keywords: t`privacy policy, data protection, GDPR, enquiry form, newsletter, cookies`,
        },
        title: t`Privacy Policy`,
        intro: (
          <>
            <p>
              <Trans>
                You write to us, and we answer. We use what you tell us for little else: this site
                has no analytics, no advertising and no social plug-ins. Here you read what is
                collected all the same, why, who receives it and when it is deleted.
              </Trans>
            </p>
            <p>
              <Trans>
                Responsible for your data on this site (the controller under the General Data
                Protection Regulation, GDPR) is {legalName}, {street}, {city}, {country}. Our full
                details are in the{' '}
                <TextLink href="/terms-of-service#provider">terms of service</TextLink>.
              </Trans>
            </p>
          </>
        ),
        sections: [
          {
            id: 'information-we-collect',
            title: t`Information we collect`,
            body: (
              <>
                <p>
                  <Trans>
                    You can read every page without telling us who you are. We learn something about
                    you on three occasions:
                  </Trans>
                </p>
                <ul>
                  <li>
                    <Trans>
                      <strong>You send the enquiry form.</strong> It sends us your name, your email
                      address, your message and, if you give it, your phone number. It adds the
                      language in which you read the site, the retreat or tour your enquiry is
                      about, if you came from its page, and a random number by which we notice that
                      the same enquiry was sent twice. Two signs help us tell people from programs:
                      how long it took to fill in the form, and whether a field that people do not
                      see was filled in. If they point to a program, a person reads the message all
                      the same, but no automatic email goes out.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>You subscribe to the newsletter.</strong> The form sends us your email
                      address, the language, a random number and the same two signs. When you
                      confirm, we also note when you subscribed and when you confirmed.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>You open a page.</strong> As with any website, your browser then sends
                      your IP address, the address of the page, the time, and what it says about
                      itself, such as its version and the languages you prefer. Without the IP
                      address the page could not reach you.
                    </Trans>
                  </li>
                </ul>
                <p>
                  <Trans>
                    Nothing obliges you to tell us anything. But without a name, an address and a
                    message we cannot answer an enquiry, and without an address we cannot send a
                    newsletter.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    Please write about your health only what matters for the journey, such as an
                    allergy or a pregnancy. Such details enjoy special protection, and often they
                    can wait until you know whom you are writing to.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'how-we-use-it',
            title: t`How we use it`,
            body: (
              <>
                <p>
                  <Trans>For each use we name the article of the GDPR that allows it:</Trans>
                </p>
                <ul>
                  <li>
                    <Trans>
                      <strong>Enquiries:</strong> to confirm by email that your message has arrived,
                      to answer it, to propose journeys and, if you wish, to arrange the booking.
                      You agree to that by ticking the box of the form (Art. 6(1)(a)); as far as
                      your enquiry prepares a contract, we need the details for that as well (Art.
                      6(1)(b)).
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Details about health</strong> that you write of your own accord: only
                      to answer you and to find a suitable journey, on the basis of your express
                      consent (Art. 9(2)(a)).
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Newsletter:</strong> first we ask you by email whether you want it.
                      Once you have pressed the button on the page that email leads to, we send you
                      one letter a month, on the basis of your consent (Art. 6(1)(a)). Without that
                      press, or an email in which you ask for it, your address is not added to the
                      list. The link holds your address in encrypted form and works for{' '}
                      <Plural value={confirmationDays} _7="seven" other="#" /> days. To unsubscribe,
                      use the link in our welcome email, reply with the word 'unsubscribe', or write
                      a line to {mail}.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Technical data of a page view:</strong> to deliver the page in your
                      language and to protect the site from faults and abuse. Our legitimate
                      interest is a site that works (Art. 6(1)(f)).
                    </Trans>
                  </li>
                  {brand.failureReports && (
                    <li>
                      <Trans>
                        <strong>Failure reports:</strong> when something on a page fails, or is
                        blocked for safety, your browser reports it to this site: what kind of
                        failure it was, where it happened in our code, on which page, in which
                        language and in which version of the site. We add the kind of browser. What
                        we keep contains nothing you typed and nothing that identifies you, and
                        nothing is stored in your browser. We use it to put the failure right, and
                        delete it after 30 days. Our legitimate interest is a site that works (Art.
                        6(1)(f)).
                      </Trans>
                    </li>
                  )}
                </ul>
                <p>
                  <Trans>
                    You may withdraw a consent at any time, and need not say why. What we did before
                    remains lawful. We build no profiles, make no automated decisions about you in
                    the sense of Art. 22, and never sell data.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'sharing',
            title: t`Who else receives it`,
            body: (
              <>
                <ul>
                  <li>
                    <Trans>
                      <strong>Google, as our host.</strong> The site and its forms run on Firebase
                      and Google Cloud. What you send goes to this site's own address, is taken in
                      by a program in Frankfurt (region europe-west3) and waits there in a queue
                      (Google Cloud Tasks) until the email is delivered. Google does this on our
                      instructions, as our processor (Art. 28 GDPR).
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Our email provider,</strong> which delivers these emails and keeps our
                      mailbox, likewise as our processor.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Retreat houses and tour partners,</strong> once you have chosen one
                      and ask us to go on. They then receive what they need for their offer or your
                      booking, and you know beforehand who receives what. Many of them are in India
                      or in another country outside the European Union, where data are not protected
                      in the same way; we pass them on because the contract you want requires it
                      (Art. 49(1)(b) and (c) GDPR).
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Authorities and courts,</strong> only where a law obliges us (Art.
                      6(1)(c) GDPR).
                    </Trans>
                  </li>
                </ul>
                <p>
                  <Trans>
                    Google delivers the pages themselves from servers in many countries and may
                    handle technical data outside the European Union, in the United States for
                    example. That rests on a decision of the European Commission that the country
                    protects data adequately (Art. 45 GDPR) or on the Commission's standard
                    contractual clauses (Art. 46(2)(c) GDPR), which are part of Google's terms for
                    processors. We tell you on request where to read them.
                  </Trans>
                </p>
                {brand.appCheck && (
                  <p>
                    <Trans>
                      <strong>reCAPTCHA.</strong> When you begin to use a form, and not before, your
                      browser loads reCAPTCHA Enterprise from Google and with it Firebase App Check.
                      Google then receives your IP address, what your browser says about itself and
                      how you use the page, and tells us whether you are likely to be a person.
                      Without that answer our site does not accept the form. Our legitimate interest
                      is to keep out programs that flood us or write to others in our name (Art.
                      6(1)(f) GDPR). If you would rather not, write to {mail} instead.
                    </Trans>
                  </p>
                )}
                <p>
                  {brand.appCheck ? (
                    <Trans>Beyond that, your browser talks to nobody but this site.</Trans>
                  ) : (
                    <Trans>Your browser talks to nobody but this site.</Trans>
                  )}{' '}
                  <Trans>
                    Fonts, pictures and scripts come from our own address. The links to our profiles
                    in social networks are plain links: those networks learn of you only when you
                    follow one.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'security',
            title: t`Security, and how long we keep it`,
            body: (
              <>
                <p>
                  <Trans>
                    What passes between your browser and this site is encrypted, and so is the way
                    from there to the mail server. The site has no database: nothing you send is
                    stored in one. What remains is kept for different lengths of time:
                  </Trans>
                </p>
                <ul>
                  <li>
                    <Trans>
                      <strong>In the queue,</strong> an enquiry or subscription stays until its
                      email is delivered, as a rule for seconds. While the mail server cannot be
                      reached it waits, for 31 days at most. If the mail server refuses its content,
                      we keep it there for up to 29 days more, so that we can read it. After that it
                      is deleted there.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>In our mailbox,</strong> an enquiry stays as long as we are in contact
                      about it. We delete it when it is settled; if a journey has come of it, when
                      the periods of tax and commercial law have passed (Art. 6(1)(c) GDPR).
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>On the newsletter's list,</strong> your address stays until you
                      unsubscribe. Beside it we keep the email that says when you subscribed and
                      when you confirmed: we have to be able to prove your consent (Art. 7(1) GDPR),
                      also for a while after it has ended (Art. 17(3)(e) GDPR).
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>In the memory of our programs,</strong> we count for ten minutes how
                      often an IP address sends something, and for a day how many emails have gone
                      to an address, which stands there as a code that nobody can read. That keeps
                      floods away.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>In technical logs,</strong> our programs note that an email was queued
                      or sent, but no name, no address, no phone number and no word of a message.
                      Google also logs requests with their IP address to keep its services safe.
                      Such entries are deleted once they are no longer needed for that.
                    </Trans>
                  </li>
                </ul>
                <p>
                  <Trans>
                    No transmission over the internet is entirely safe. Should a breach put your
                    data at risk, we report it to the supervisory authority, and to you where the
                    risk is high (Art. 33 and 34 GDPR).
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'your-rights',
            title: t`Your rights`,
            body: (
              <>
                <p>
                  <Trans>
                    A line to {mail} is enough. We answer within a month, and it costs you nothing.
                    Under the GDPR you can ask us
                  </Trans>
                </p>
                <ul>
                  <li>
                    <Trans>which data about you we hold, and for a copy of them (Art. 15),</Trans>
                  </li>
                  <li>
                    <Trans>to correct what is wrong or incomplete (Art. 16),</Trans>
                  </li>
                  <li>
                    <Trans>to delete your data (Art. 17) or to restrict their use (Art. 18),</Trans>
                  </li>
                  <li>
                    <Trans>
                      whom we have told of a correction, deletion or restriction, because they had
                      received your data from us (Art. 19),
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      to hand what you gave us to you, or to somebody you name, in a common format
                      (Art. 20).
                    </Trans>
                  </li>
                </ul>
                <p>
                  <Trans>
                    <strong>Your right to object (Art. 21):</strong> where we use data on the basis
                    of a legitimate interest, you can object at any time on grounds that arise from
                    your situation. To advertising you can object at any time without grounds, and
                    we then stop it.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    If you think that we handle your data wrongly, you can complain to a supervisory
                    authority for data protection (Art. 77), for instance where you live, where you
                    work or where the infringement took place. We would be glad to hear of it first.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'cookies',
            title: t`Cookies and local storage`,
            body: (
              <>
                <p>
                  <Trans>
                    By itself this site keeps one thing in your browser: the language in which you
                    read it, as 'en' or 'de'. It does so when it recognises your language on your
                    first visit, and when you change it:
                  </Trans>
                </p>
                <ul>
                  <li>
                    <Trans>
                      <strong>i18nextLng</strong>, an entry in local storage, until you delete it;
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>firebase-language-override</strong>, a cookie by which our host sends
                      the page in the right language straight away, for one year;
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>i18next</strong>, a cookie that we set for one year only if your
                      browser holds one of that name already.
                    </Trans>
                  </li>
                </ul>
                <p>
                  <Trans>
                    None of them tells you apart from other readers. They serve only to show you the
                    site in your language and need no consent (section 25(2) no. 2 of the German
                    TDDDG, Art. 5(3) of Directive 2002/58/EC), which is why no banner asks for it.
                    You can delete or block them in your browser's settings; the site works without
                    them.
                  </Trans>
                </p>
                {brand.appCheck && (
                  <p>
                    <Trans>
                      Once you begin to use a form, three more come from Google:{' '}
                      <strong>firebase-app-check-database</strong>, an entry in IndexedDB with the
                      answer of App Check, <strong>firebase-heartbeat-database</strong>, another
                      with the days on which you used it, and <strong>_GRECAPTCHA</strong>, a cookie
                      by which reCAPTCHA judges the risk.
                    </Trans>
                  </p>
                )}
                <p>
                  <Trans>
                    What you type into a form stays in the memory of the open page until you send
                    it, and is gone when you close the page.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'changes',
            title: t`Changes to this policy`,
            body: (
              <>
                <p>
                  <Trans>
                    When the site or the law changes, we change this page too. What stands here is
                    the version in force.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    If we want to use data that you have already given us for something new, we tell
                    you first and ask for your consent where it is needed. Nothing changes behind
                    your back.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'contact',
            title: t`Contact`,
            body: (
              <>
                <p>
                  <Trans>
                    For everything about your data write to {mail}, or by post to {legalName},{' '}
                    {street}, {city}, {country}. A person from our team reads it.
                  </Trans>
                </p>
              </>
            ),
          },
        ],
      }}
    />
  );
}
