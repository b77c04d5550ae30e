import { pictures } from '@elevate/artwork';
import { answerHours } from '@elevate/enquiry';
import {
  ButtonGroup,
  CallToAction,
  Guide,
  Hero,
  LinkButton,
  Picture,
  Section,
  TextLink,
} from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { drives, useDrives } from '../../facts/drives.ts';
import { useSeasons } from '../../facts/useSeasons.ts';
import { useFormats } from '../../language/formats.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { PageTrail } from '../../shell/PageTrail.tsx';
import { RelatedPages } from '../../templates/RelatedPages.tsx';
import { checkedOn } from './checkedOn.ts';

/** A link to a government. */
const OfficialLink = ({ href, children }: { href: string; children?: ReactNode }) => (
  <TextLink rel="external" href={href}>
    {children}
  </TextLink>
);

/** What to know before a journey to India. Its facts are rows of docs/facts.md. */
export default function BeforeYouGoPage() {
  const { t } = useLingui();
  const { formatDate } = useFormats();
  const coldNights = useSeasons().during('rajasthan', 'coldNights');
  const kilometres = drives.delhiToAgra.km;
  const toAgra = useDrives().hours(drives.delhiToAgra);

  // Translations name the pages of a government that advises in their language.
  const advice = {
    entry: t`https://www.gov.uk/foreign-travel-advice/india/entry-requirements`,
    health: t`https://www.gov.uk/foreign-travel-advice/india/health`,
    safety: t`https://www.gov.uk/foreign-travel-advice/india/safety-and-security`,
  };

  /** When the facts of a section were checked; nothing until all of them were. */
  const checked = (...ids: string[]): { note?: ReactNode } => {
    const day = checkedOn(ids, import.meta.env.VITE_CHECKED_FACTS);
    if (day === undefined) return {};
    const { iso, text } = formatDate(day);
    return {
      note: (
        <Trans>
          Checked on <time dateTime={iso}>{text}</time>
        </Trans>
      ),
    };
  };

  return (
    <>
      <PageHead
        title={t`Before you go to India: travel tips`}
        description={t`Visas and the e-Arrival card, vaccinations, insurance, money, flights, plugs, clothes and food: what to sort out before you go to India, with links.`}
        keywords={t`India visa, e-Tourist, e-Ayush, e-Arrival card, vaccinations India, travel insurance, time difference India, plugs India, women travelling alone`}
      />
      <Hero
        size="small"
        breadcrumbs={<PageTrail current={t`Before you go`} />}
        eyebrow={t`Practical information`}
        title={t`Before you go to India: visa, health and money`}
        text={t`What to sort out before you go to India, from the visa to the plugs, and what to expect once you're on the road.`}
        actions={
          <LinkButton href="/contact">
            <Trans>Send an enquiry</Trans>
          </LinkButton>
        }
        isDeep={pictures['hero-desert'].isDeep ?? false}
        backdrop={<Picture source={pictures['hero-desert']} alt="" isFirst />}
      />
      <Section width="wide">
        <Guide
          label={t`On this page`}
          sections={[
            {
              id: 'visa',
              title: t`Visa for India and the e-Arrival card`,
              ...checked(
                'visa-india',
                'visa-e-tourist',
                'visa-e-ayush',
                'visa-passport',
                'arrival-card-india',
              ),
              body: (
                <>
                  <p>
                    <Trans>
                      Most Europeans need a visa for India and can apply for it online. Use the{' '}
                      <OfficialLink href="https://indianvisaonline.gov.in/evisa/">
                        Indian government's e-visa site
                      </OfficialLink>
                      : look-alikes charge a fee of their own.
                    </Trans>
                  </p>
                  <ul>
                    <li>
                      <Trans>
                        <strong>e-Tourist visa:</strong> for sightseeing, a guided tour or a short
                        yoga course.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>e-Ayush visa:</strong> for treatment in the Indian systems of
                        medicine, such as Panchakarma. Ask your clinic which of the two you need: an
                        e-visa can't be changed or extended later.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Passport:</strong> valid for at least six months when you arrive,
                        with two blank pages.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>When to apply:</strong> three to four weeks before you fly. That
                        leaves time to send a better photograph if the first is refused.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Where to land:</strong> at an airport on the list for e-visas, such
                        as Delhi, Mumbai, Bengaluru or Kochi. Carry the approval on paper.
                      </Trans>
                    </li>
                  </ul>
                  <p>
                    <Trans>
                      The e-Arrival card comes on top of the visa. You fill it in on the{' '}
                      <OfficialLink href="https://indianvisaonline.gov.in/earrival/">
                        official e-Arrival page
                      </OfficialLink>{' '}
                      in the 72 hours before you land.
                    </Trans>
                  </p>
                  <p>
                    <Trans>
                      The rules depend on your passport. Read the latest from your government, such
                      as the{' '}
                      <OfficialLink href={advice.entry}>UK's entry requirements</OfficialLink>.
                    </Trans>
                  </p>
                </>
              ),
            },
            {
              id: 'health',
              title: t`Vaccinations, health and travel insurance`,
              ...checked('vaccinations-india', 'water-india', 'emergency-india', 'insurance-india'),
              body: (
                <>
                  <p>
                    <Trans>
                      See your doctor or a travel clinic about six weeks before you leave, and take
                      your itinerary along: the advice depends on where you go and when. The UK
                      government has{' '}
                      <OfficialLink href={advice.health}>advice on health in India</OfficialLink>.
                    </Trans>
                  </p>
                  <ul>
                    <li>
                      <Trans>
                        <strong>Vaccinations:</strong> ask about hepatitis A, typhoid and rabies,
                        and whether your routine jabs are up to date. Ask about malaria as well. If
                        you come from a country with yellow fever, India asks for a certificate.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Medicines:</strong> pack them in your hand luggage, in the original
                        boxes, with the prescription.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Food and water:</strong> eat what is freshly cooked and hot, and
                        fruit that you peel yourself. Drink sealed or filtered water, and brush your
                        teeth with it too.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Mosquitoes:</strong> wear repellent and long sleeves by day as well,
                        when the mosquitoes that carry dengue bite.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Emergencies:</strong> 112 reaches the police, the fire brigade and
                        an ambulance.
                      </Trans>
                    </li>
                  </ul>
                  <p>
                    <Trans>
                      Neither the British GHIC nor the European EHIC is valid in India. Take out
                      travel insurance that covers treatment and getting you home if you fall ill,
                      and ask what it says about illnesses you already have and about Ayurvedic
                      treatment. Check whether it covers cancellation too.
                    </Trans>
                  </p>
                </>
              ),
            },
            {
              id: 'cancelling',
              title: t`If you fall ill or have to cancel`,
              ...checked('insurance-kinds', 'package-travel'),
              body: (
                <>
                  <p>
                    <Trans>
                      Your contract is with the tour operator, retreat or clinic that you book with,
                      not with us. Their written quote says what you pay if you cancel. Read it
                      before you accept; if something is unclear, we ask them for you.
                    </Trans>
                  </p>
                  <ul>
                    <li>
                      <Trans>
                        <strong>Before you leave:</strong> tell them in writing as soon as you know,
                        because the charge usually rises as departure comes closer. Tell us too, and
                        we'll ask whether other dates are possible. We can't waive the charge.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>While you're away:</strong> see a doctor first; your hotel or
                        retreat knows one. Then, before you book a flight home, ring your insurer's
                        emergency line. Ring us too: we're on call 24/7 and will talk to the hotel,
                        the clinic or the driver.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>If you go home early:</strong> whether you get anything back for the
                        days you miss depends on your contract. Ask for a doctor's certificate and
                        keep every receipt.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Insurance:</strong> you take it out yourself. Cancelling, cutting
                        the trip short, treatment abroad and transport home are often insured
                        separately: check that you have all four.
                      </Trans>
                    </li>
                  </ul>
                  <p>
                    <Trans>
                      If your trip is a package, the law gives you further rights against the
                      organiser. They are in the standard information form, which you get before you
                      book:{' '}
                      <TextLink href="/terms-of-service#booking-and-payments">
                        how booking works
                      </TextLink>
                      .
                    </Trans>
                  </p>
                </>
              ),
            },
            {
              id: 'money',
              title: t`Money, cards and tips`,
              ...checked('rupees'),
              body: (
                <ul>
                  <li>
                    <Trans>
                      <strong>Rupees:</strong> don't plan to bring any, because the rules on
                      carrying them in or out are strict. Draw your first ones from a cash machine
                      in the arrivals hall.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Cards:</strong> hotels and larger shops take them. Bring two from
                      different accounts, and tell your bank that you'll be in India. If a machine
                      offers to charge you in pounds or euros, choose rupees.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Small notes:</strong> for rickshaws, tea and temple offerings. Ask for
                      them at the hotel; a rickshaw driver can rarely change a large note.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Paying by phone:</strong> even tea stalls have a QR code, but the
                      system behind it usually needs an Indian bank account.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Tips:</strong> customary for drivers, guides and hotel staff. Your
                      tour operator tells you what is usual on your route.
                    </Trans>
                  </li>
                </ul>
              ),
            },
            {
              id: 'flights',
              title: t`Flights to India and the time difference`,
              ...checked('flights-india', 'time-zone'),
              body: (
                <>
                  <p>
                    <Trans>
                      Non-stop flights to Delhi take about nine hours from London and about eight
                      from Frankfurt. For Kerala you usually change once and land in Kochi or
                      Thiruvananthapuram.
                    </Trans>
                  </p>
                  <p>
                    <Trans>
                      India never changes its clocks, so the difference depends on the season at
                      home. Summer time runs from the last Sunday in March to the last Sunday in
                      October.
                    </Trans>
                  </p>
                  <ul>
                    <li>
                      <Trans>
                        <strong>From London:</strong> India is 5½ hours ahead in winter and 4½ in
                        summer: noon in London is 17:30 or 16:30 in Delhi.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>From Berlin:</strong> India is 4½ hours ahead in winter and 3½ in
                        summer: noon in Berlin is 16:30 or 15:30 in Delhi.
                      </Trans>
                    </li>
                  </ul>
                  <p>
                    <Trans>Before you book, check the flight times:</Trans>
                  </p>
                  <ul>
                    <li>
                      <Trans>
                        <strong>Arrival:</strong> many flights from Europe land between midnight and
                        dawn. Book the room for that night too, or you'll wait until check-in.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Connections:</strong> allow three hours to change to a flight within
                        India. You collect your luggage and may have to change terminals.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Departure:</strong> only passengers get into the terminal. Have your
                        passport and your ticket in your hand at the door.
                      </Trans>
                    </li>
                  </ul>
                </>
              ),
            },
            {
              id: 'phone',
              title: t`Phone, internet and plugs`,
              ...checked('plugs', 'banned-items'),
              body: (
                <ul>
                  <li>
                    <Trans>
                      <strong>Roaming:</strong> most European contracts don't include India. Check
                      the price before you switch on data.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>eSIM or SIM card:</strong> an eSIM that you buy at home works when you
                      land. A local SIM card needs your passport and some hours to activate.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>WhatsApp:</strong> most drivers, guides and hotels will write to you
                      there.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Plugs:</strong> 230 volts, sockets of types C, D and M. Flat European
                      plugs with two pins usually fit. British plugs and thick round ones need an
                      adapter.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Power cuts:</strong> mostly short, and many hotels have a generator.
                      Bring a torch, and a power bank in your hand luggage.
                    </Trans>
                  </li>
                  <li>
                    <Trans>
                      <strong>Leave at home:</strong> e-cigarettes, which India bans; drones and
                      satellite phones, which are confiscated without a permit.
                    </Trans>
                  </li>
                </ul>
              ),
            },
            {
              id: 'clothes',
              title: t`What to wear and what not to photograph`,
              ...checked('photography-india'),
              body: (
                <>
                  <ul>
                    <li>
                      <Trans>
                        <strong>Every day:</strong> loose cotton that covers shoulders and knees.
                        It's fine everywhere, and cooler than bare skin in the sun.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>In temples and mosques:</strong> shoes come off. Carry a scarf for
                        your head, and socks for stone that has been in the sun all day.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>In winter:</strong> a warm jacket for Delhi, Agra and Rajasthan{' '}
                        {coldNights}. Many rooms have no heating.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>On a retreat:</strong> clothes you can stretch in, and old ones for
                        oil treatments.
                      </Trans>
                    </li>
                  </ul>
                  <p>
                    <Trans>
                      Ask before you photograph people; lifting the camera with a questioning look
                      will do. For children, ask the parents. Don't photograph cremations or people
                      bathing in a river or lake, and look for signs in temples and museums. Never
                      photograph airports, bridges or military sites.
                    </Trans>
                  </p>
                </>
              ),
            },
            {
              id: 'women',
              title: t`Women travelling alone in India`,
              ...checked('women-india', 'emergency-india'),
              body: (
                <>
                  <p>
                    <Trans>
                      Many women travel in India on their own. Stares are common, and harassment
                      happens. These habits help:
                    </Trans>
                  </p>
                  <ul>
                    <li>
                      <Trans>
                        <strong>Arrival:</strong> arrange the transfer before you land, and check
                        the driver's name and number plate.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>After dark:</strong> take a car that the hotel calls, or one from an
                        app, rather than walking or hailing one.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Selfies:</strong> strangers will ask for one with you. It isn't rude
                        to say no and walk on.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Trains:</strong> one carriage of every metro train in Delhi is for
                        women only.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Help:</strong> the women's helpline is 181, the emergency number
                        112.
                      </Trans>
                    </li>
                  </ul>
                  <p>
                    <Trans>
                      Tell us if you'd like a woman as your guide, or a retreat where solo guests
                      share a table, and we'll ask for it. The UK government has{' '}
                      <OfficialLink href={advice.safety}>safety advice for India</OfficialLink>.
                    </Trans>
                  </p>
                </>
              ),
            },
            {
              id: 'mobility',
              title: t`Travelling with limited mobility`,
              body: (
                <>
                  <p>
                    <Trans>
                      Forts sit on hilltops, temples on platforms, and kerbs are high. Much is still
                      possible with planning:
                    </Trans>
                  </p>
                  <ul>
                    <li>
                      <Trans>
                        <strong>Tell us</strong> how far you can walk, how many stairs you manage,
                        and whether you use a stick or a wheelchair. We look for hotels with lifts,
                        ground-floor rooms and step-free showers.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Sights:</strong> a jeep drives up to Amber Fort, and the garden
                        paths of the Taj Mahal are level. The steps by the river in{' '}
                        <TextLink href="/varanasi-tour">Varanasi</TextLink> are high and uneven.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Airports:</strong> book assistance with the airline when you book
                        the flight.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Toilets:</strong> squat toilets are common on the road. Ask the
                        driver to stop where there's a sit-down toilet.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Yoga:</strong> many poses work on a chair. Tell the teacher before
                        the first class.
                      </Trans>
                    </li>
                  </ul>
                </>
              ),
            },
            {
              id: 'food',
              title: t`Vegetarian food and allergies in India`,
              ...checked('food-mark', 'allergies-india', 'holy-towns'),
              body: (
                <>
                  <p>
                    <Trans>
                      Few countries are easier for vegetarians. Menus list 'veg' and 'non-veg'
                      dishes, and a green dot on a packet means vegetarian. Holy towns such as
                      Pushkar and Rishikesh serve neither meat nor alcohol.
                    </Trans>
                  </p>
                  <ul>
                    <li>
                      <Trans>
                        <strong>Vegan:</strong> vegetarian dishes often contain milk, curd, paneer
                        (fresh cheese) or ghee (clarified butter). Name all four when you order.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Gluten:</strong> rice and lentils contain no wheat, nor do idli and
                        dosa made from them; some are made with semolina, so ask. Asafoetida, a
                        common spice, is often mixed with wheat flour.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Nuts:</strong> ground cashews thicken many sauces, and some kitchens
                        fry in peanut oil.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Serious allergies:</strong> ask your doctor how many adrenaline pens
                        to bring, and carry a card in the language of each region you visit that
                        names what you can't eat. Tell the tour operator or the retreat before you
                        book.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Chilli:</strong> ask for your food mild. Kitchens are used to it.
                      </Trans>
                    </li>
                  </ul>
                </>
              ),
            },
            {
              id: 'road',
              title: t`What a day on the road is like`,
              body: (
                <>
                  <p>
                    <Trans>
                      On a tour a driver takes you from town to town, and a local guide meets you in
                      each. A travel day goes roughly like this:
                    </Trans>
                  </p>
                  <ul>
                    <li>
                      <Trans>
                        <strong>8:00:</strong> breakfast, and the bags go into the boot. Soft ones
                        fit best.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>9:00:</strong> you set off. Count on about 50 kilometres an hour:
                        the {kilometres} kilometres from Delhi to Agra take {toAgra}.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Every two hours:</strong> a stop for tea and toilets. Carry tissues,
                        hand gel and water.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Early afternoon:</strong> you arrive, have lunch and rest while it's
                        hot.
                      </Trans>
                    </li>
                    <li>
                      <Trans>
                        <strong>Late afternoon:</strong> the first sight, when the light is softer.
                        Drives end before dark wherever possible.
                      </Trans>
                    </li>
                  </ul>
                  <p>
                    <Trans>
                      Horns are part of the traffic. Wear your seat belt in the back too, and bring
                      a scarf against the air conditioning. Each{' '}
                      <TextLink href="/retreats#tours">tour</TextLink> lists its drives day by day.
                    </Trans>
                  </p>
                </>
              ),
            },
          ]}
        />
      </Section>
      <CallToAction
        title={t`Still unsure about something?`}
        text={t`Ask us before you decide. We reply within ${answerHours} hours, and our advice is free.`}
        actions={
          <ButtonGroup align="center">
            <LinkButton href="/contact">
              <Trans>Send an enquiry</Trans>
            </LinkButton>
          </ButtonGroup>
        }
      />
      <RelatedPages ids={['golden-triangle-tour', 'ayurveda', 'mindful-travel']} />
    </>
  );
}
