import { brand } from '@elevate/brand';
import { confirmationDays } from '@elevate/enquiry';
import { translate } from '@elevate/languages';
import { TextLink } from '@elevate/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { BrandMailLink, BrandPhoneLink } from '../../shell/BrandLinks.tsx';
import { LegalTemplate } from '../../templates/LegalTemplate.tsx';

export default function PrivacyPolicyPage() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const { legalName, street, city } = brand.provider;
  const country = translate(brand.provider.country, locale);
  const { host, mailProvider, newsletterService, supervisoryAuthority } = brand.privacy;
  const { enquiryMonths, consentYears } = brand.privacy;
  const mail = <BrandMailLink />;
  const phone = <BrandPhoneLink />;
  return (
    <LegalTemplate
      content={{
        head: {
          title: t`Privacy Policy`,
          description: t`What happens to your enquiry or subscription: who receives it, on what legal basis and for how long. No tracking, no analytics, no cookie banner.`,
          keywords: t`privacy policy, data protection, GDPR, enquiry form, newsletter, cookies`,
        },
        title: t`Privacy Policy`,
        intro: (
          <>
            <p>
              <Trans>
                We use what you send us to answer you. This site has no tracking, no analytics, no
                advertising and no social plug-ins. This page explains what we do collect and why,
                who receives it and when it is deleted.
              </Trans>
            </p>
            <p>
              <Trans>
                The controller under the General Data Protection Regulation (GDPR) is {legalName},{' '}
                {street}, {city}, {country}, email {mail}, phone {phone}. You'll find our full
                details in the <TextLink href="/terms-of-service#provider">legal notice</TextLink>.
              </Trans>
            </p>
          </>
        ),
        sections: [
          {
            id: 'information-we-collect',
            title: t`Information collected`,
            body: (
              <>
                <p>
                  <Trans>
                    You can read every page without telling us who you are. We receive personal data
                    in five cases:
                  </Trans>
                </p>
                <ul>
                  <li>
                    <Trans>
                      <strong>You send an enquiry.</strong> We receive your name, your email
                      address, your message and, if you give it, your phone number. The form adds
                      the language you read the site in, the retreats or tours you saved or whose
                      page you came from, the version of the consent you gave, and a random number
                      that shows us when the same enquiry was sent twice. We note when it arrived.
                      Two more details help us tell people from programs: how long the form took to
                      fill in, and whether a field that people can't see was filled in. If they
                      point to a program, we still receive your message, marked as possible spam,
                      but you get no automatic reply.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>You answer the optional questions</strong> below the message: month,
                      nights, number of travellers, budget, and whether we should write or call. We
                      use what you choose there to reply to you. If you ask for a call, we also
                      receive the part of the day and your time zone, which the form reads from your
                      browser only then and which you can change.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>You subscribe to the newsletter.</strong> We receive your email
                      address, your language, a random number and the same two details. When you
                      confirm, we also record when you subscribed and when you confirmed.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>You email, call or message us.</strong> We receive what you tell us,
                      and your address, number or profile.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>You open a page.</strong> As on any website, your browser sends your
                      IP address, the address of the page, and details such as its version and the
                      languages you prefer. The time is recorded too. Without your IP address, the
                      page couldn't reach you.
                    </Trans>
                  </li>
                </ul>
                <p>
                  <Trans>
                    You don't have to tell us anything. But we can't answer an enquiry without a
                    name, an email address and a message, or send a newsletter without an email
                    address.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    Please mention your health only if it matters for the trip: an allergy, for
                    example, or a pregnancy. Such details are specially protected by law, and you
                    can leave them until later.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'how-we-use-it',
            title: t`Use of your information`,
            body: (
              <>
                <p>{t`For each purpose, we name the article of the GDPR that allows it.`}</p>
                <ul>
                  <li>
                    <Trans>
                      <strong>Enquiries:</strong> to confirm that your message has arrived, to
                      answer it, to suggest trips and, if you wish, to arrange a booking. The basis
                      is your consent, which you give by ticking the box on the form (Art. 6(1)(a)).
                      Where your enquiry is a step towards a contract, we need the details for that
                      as well (Art. 6(1)(b)).
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Details about your health,</strong> if you mention any: only to answer
                      you, and only with your explicit consent (Art. 9(2)(a)). You give it by
                      ticking a second box. Without it, we ask you first or delete them. We pass
                      such details on only if you ask us to.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Proof of your consent:</strong> with your enquiry, we keep the version
                      of each consent you gave and the time it reached us. The law requires us to be
                      able to prove it (Art. 7(1) and Art. 6(1)(c)).
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Newsletter:</strong> we first send you an email with a link to a page,
                      where you confirm with a button. After that we write to you once a month, on
                      the basis of your consent (Art. 6(1)(a)). Unless you confirm, or ask us by
                      email to add you, we don't add your address to the list. The link contains
                      your address in encrypted form and works for{' '}
                      <Plural value={confirmationDays} _7="seven" other="#" /> days. We don't track
                      whether you open the newsletter or click on anything in it. To unsubscribe,
                      use the link in our welcome email, reply with the word 'unsubscribe', or write
                      to {mail}.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Statistics on enquiries:</strong> for each enquiry, we note the
                      journeys, the language, the month, the nights and the number of travellers in
                      our logs, without anything that could identify you, and delete that after 30
                      days. Our legitimate interest is to offer what people look for (Art. 6(1)(f)).
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Technical data:</strong> to deliver the page in your language and to
                      protect the site from faults and abuse. Our legitimate interest is a site that
                      works (Art. 6(1)(f)).
                    </Trans>
                  </li>
                  {brand.failureReports && (
                    <li>
                      <Trans>
                        <strong>Failure reports:</strong> when something on a page fails, your
                        browser reports it to this site: what kind of failure it was, on which page,
                        and in which version of the site. A report contains nothing you typed and
                        nothing that identifies you, and nothing is stored in your browser. We use
                        the reports to correct failures, and delete them after 30 days. Our
                        legitimate interest is a site that works (Art. 6(1)(f)).
                      </Trans>
                    </li>
                  )}
                </ul>
                <p>
                  <Trans>
                    You can withdraw your consent at any time, without giving reasons: write to{' '}
                    {mail}. What we did before then remains lawful. We build no profiles, make no
                    automated decisions about you within the meaning of Art. 22, and sell no data.
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'sharing',
            title: t`Sharing`,
            body: (
              <>
                <p>
                  <Trans>
                    Three companies process data for us, on our instructions and under a contract
                    (Art. 28 GDPR):
                  </Trans>
                </p>
                <ul>
                  <li>
                    <Trans>
                      <strong>Our host, Google.</strong> The site and its forms run on Firebase
                      Hosting and Google Cloud. Our contract is with {host}. Google delivers the
                      pages from servers around the world. What you send with a form is received by
                      a program in Frankfurt (region europe-west3) and waits there in a queue
                      (Google Cloud Tasks) until the email is delivered.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Our email provider,</strong> which delivers these emails and keeps our
                      mailbox: {mailProvider}.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Our newsletter service,</strong> which keeps the list and sends the
                      newsletter: {newsletterService}.
                    </Trans>
                  </li>
                </ul>
                <p>
                  <Trans>
                    If one of them, or a company it employs, handles data outside the European
                    Union, one of two safeguards applies. For companies in the United States that
                    are certified under the EU-US Data Privacy Framework, Google LLC among them, it
                    is the European Commission's adequacy decision (Art. 45 GDPR). For all others it
                    is the Commission's standard contractual clauses, which are part of the contract
                    (Art. 46(2)(c) GDPR). We'll tell you on request where to read them.
                  </Trans>
                </p>
                <p>{t`Others receive data only in these cases:`}</p>
                <ul>
                  <li>
                    <Trans>
                      <strong>Retreats and tour operators,</strong> once you have chosen one and
                      asked us to go ahead. They receive what they need for their quote or your
                      booking, and we tell you beforehand who receives what. Many of them are in
                      India or another country outside the European Union that doesn't protect data
                      in the same way. We pass the data on because the contract you want requires it
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
                {brand.appCheck && (
                  <p>
                    <Trans>
                      <strong>reCAPTCHA.</strong> When you begin to use a form, and not before, your
                      browser loads reCAPTCHA Enterprise from Google and with it Firebase App Check.
                      Google then receives your IP address, details of your browser and of how you
                      use the page, and tells us whether you are likely to be a person. Without that
                      answer our site doesn't accept the form. Our legitimate interest is to keep
                      out programs that flood us or write to others in our name (Art. 6(1)(f) GDPR).
                      If you'd rather not, write to {mail} instead.
                    </Trans>
                  </p>
                )}
                <p>
                  {brand.appCheck
                    ? t`Apart from that, your browser connects to no site but this one.`
                    : t`Your browser connects to no site but this one.`}{' '}
                  {t`Fonts, pictures and scripts come from our own address.`}
                </p>
                <p>
                  <Trans>
                    <strong>Our profiles on social networks</strong> are ordinary links: a network
                    learns of your visit only when you follow one. What happens there is the
                    responsibility of Meta Platforms Ireland Limited, Dublin (Instagram and
                    Facebook), or Pinterest Europe Limited, Dublin. For the statistics that a
                    network shows us about visits to our profile, we may be jointly responsible with
                    it (Art. 26 GDPR). If you write to us there, we use your message to answer you
                    (Art. 6(1)(f) GDPR).
                  </Trans>
                </p>
              </>
            ),
          },
          {
            id: 'security',
            title: t`Security and storage periods`,
            body: (
              <>
                <p>
                  <Trans>
                    The connection between your browser and this site is encrypted, and so is the
                    one from there to the mail server. The site has no database. Data is kept for
                    different lengths of time:
                  </Trans>
                </p>
                <ul>
                  <li>
                    <Trans>
                      <strong>In the queue,</strong> an enquiry or subscription stays until its
                      email is delivered, usually within seconds. If the mail server can't be
                      reached, it waits, for 31 days at most. If the mail server refuses its
                      content, we keep it for up to 29 days more so that we can read it. After that
                      it is deleted.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>In our mailbox,</strong> an enquiry and the proof of your consent stay
                      until <Plural value={enquiryMonths} one="# month" other="# months" /> after
                      our last message to each other. If a trip comes of it, we keep both until the
                      retention periods under commercial and tax law have ended, which are six to
                      ten years in Germany (Art. 6(1)(c) GDPR).
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>On the newsletter list,</strong> your address stays until you
                      unsubscribe. We keep the proof of your subscription for another{' '}
                      <Plural value={consentYears} _3="three years" one="year" other="# years" />,
                      until claims about it can no longer be made (Art. 17(3)(e) GDPR).
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>In the memory of our programs,</strong> we count for ten minutes how
                      often an IP address sends something, and for a day how many emails have gone
                      to an email address, which is held as a code only. This protects us against
                      floods of messages.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>In logs,</strong> our programs note that an email was queued or sent,
                      but no name, no address, no phone number and no word of a message. For each
                      form that is sent, Google logs the IP address, the browser and the time. If
                      your email program unsubscribes you, Google also logs the encrypted code in
                      the link. These entries are deleted after 30 days. For page views, Google says
                      that it keeps IP addresses for a few months to detect abuse.
                    </Trans>
                  </li>
                </ul>
                <p>
                  <Trans>
                    No transmission over the internet is completely secure. If a breach puts your
                    data at risk, we report it to the supervisory authority, and to you if the risk
                    is high (Art. 33 and 34 GDPR).
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
                    A line to {mail} is enough. We answer within a month, free of charge. Under the
                    GDPR you have the right
                  </Trans>
                </p>
                <ul>
                  <li>{t`to know what data we hold about you, and to get a copy (Art. 15),`}</li>
                  <li>{t`to have wrong data corrected and gaps filled (Art. 16),`}</li>
                  <li>{t`to have your data deleted (Art. 17) or its use restricted (Art. 18),`}</li>
                  <li>
                    <Trans>
                      to know whom we have told of a correction, deletion or restriction (Art. 19),
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      to receive what you gave us in a common format, or have it sent to somebody
                      you name (Art. 20),
                    </Trans>
                  </li>
                  <li>{t`to withdraw your consent for the future (Art. 7(3)).`}</li>
                </ul>
                <p>
                  <Trans>
                    <strong>Your right to object (Art. 21):</strong> where we rely on a legitimate
                    interest, you can object at any time, for reasons that arise from your
                    situation. You can object to advertising at any time without giving a reason,
                    and we'll stop.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    <strong>Your right to complain (Art. 77):</strong> you can turn to any data
                    protection authority, for example where you live, where you work or where you
                    think the law was broken. Ours is {supervisoryAuthority}. We'd be glad if you
                    told us first.
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
                    This site stores only your language, as 'en' or 'de', in up to three places in
                    your browser. It does so when it recognises your language on your first visit,
                    and when you change it:
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
                      <strong>firebase-language-override</strong>, a cookie that lets our host send
                      the page in the right language, for one year;
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>i18next</strong>, a cookie: if your browser already has one of that
                      name, we renew it for a year.
                    </Trans>
                  </li>
                </ul>
                <p>
                  <Trans>
                    None of them identifies you. They are necessary to show you the site in the
                    language you want, so they need no consent (section 25(2) no. 2 of the German
                    TDDDG, Art. 5(3) of Directive 2002/58/EC), and there is no cookie banner. You
                    can delete or block them in your browser's settings; the site works without
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
                      that reCAPTCHA uses to judge the risk.
                    </Trans>
                  </p>
                )}
                <p>
                  <Trans>
                    What you type into a form stays in the memory of the open page until you send
                    it, and is gone when you close the page. If the page has to reload itself, or
                    you come back to it from another one, your browser fills in again what you
                    typed.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    The retreats and tours you save are only in that memory and in the address of
                    the pages Retreats and Contact, until you send an enquiry: then the emails to
                    you and us list them.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    From 'Which kind suits you?', only the number of nights and the two kinds that
                    we suggest go into the link to the form.
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
                    When the site or the law changes, we update this page. The version you see here
                    is the one in force.
                  </Trans>
                </p>
                <p>
                  <Trans>
                    If we want to use data you have already given us for something new, we tell you
                    first and, where necessary, ask for your consent.
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
                  If you have questions about your data, email {mail}, call {phone}, or write to{' '}
                  {legalName}, {street}, {city}, {country}.
                </Trans>
              </p>
            ),
          },
        ],
      }}
    />
  );
}
