import { pictures } from '@elevate/artwork';
import { answerHours } from '@elevate/enquiry';
import { CallToAction, DayBand, Hero, LinkButton, Picture, TextLink } from '@elevate/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { drives, useDrives } from '../../facts/drives.ts';
import { useSeasons } from '../../facts/useSeasons.ts';
import { useFormats } from '../../language/formats.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { PageTrail } from '../../shell/PageTrail.tsx';
import { RelatedPages } from '../../templates/RelatedPages.tsx';
import { Chapter, type ChapterProps } from './Chapter.tsx';
import { checkedOn } from './checkedOn.ts';
import { MoneyByCountry } from './MoneyByCountry.tsx';

/** Stated in sentences and as figures. */
const passportMonths = 6;
const cardHours = 72;
const doctorWeeks = 6;
const restMinutes = 30;
const emergency = '112';
const womensHelpline = '181';
const hoursFromLondon = 9;
const hoursFromFrankfurt = 8;
const transferHours = 3;
const volts = 230;
const slowest = 50;
const fastest = 60;
const stopHours = 2;

/** A link to a government. */
const OfficialLink = ({ href, children }: { href: string; children?: ReactNode }) => (
  <TextLink rel="external" href={href}>
    {children}
  </TextLink>
);

/** Sentences that begin with what they are about, up to a colon. */
const Points = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <strong>{item.slice(0, item.indexOf(': ') + 1)}</strong>
        {item.slice(item.indexOf(': ') + 1)}
      </li>
    ))}
  </ul>
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

  const chapters: ChapterProps[] = [
    {
      title: t`Visa, contract and protection`,
      text: t`Before you pay: your papers, your contract and your insurance.`,
      picture: pictures.papers,
      figures: [
        {
          value: t`${passportMonths} months`,
          label: t`must be left in your passport when you arrive`,
        },
        {
          value: t`${cardHours} hours`,
          label: t`before you land, no earlier: fill in the e-Arrival card`,
        },
        {
          value: '4',
          label: t`risks to insure: cancelling, coming home early, treatment, transport home`,
        },
      ],
      parts: [
        {
          id: 'visa',
          picture: pictures.passport,
          title: t`Visa for India and the e-Arrival card`,
          ...checked(
            'visa-india',
            'visa-oci',
            'visa-e-tourist',
            'visa-e-ayush',
            'visa-passport',
            'arrival-card-india',
          ),
          body: (
            <>
              <p>
                <Trans>
                  Citizens of Britain, Germany, Austria and Switzerland need a visa for India,
                  unless they hold an OCI card, and can apply for it online. Use the{' '}
                  <OfficialLink href="https://indianvisaonline.gov.in/evisa/">
                    Indian government's e-visa site
                  </OfficialLink>
                  : it states the fee for your passport, and look-alikes charge more.
                </Trans>
              </p>
              <Points
                items={[
                  t`e-Tourist visa: for sightseeing, a guided tour or a short yoga course.`,
                  t`e-Ayush visa: for a stay in a clinic, with treatment such as Panchakarma, in Ayurveda, naturopathy or another Indian system of medicine. To apply, you need a confirmation from the clinic. If the clinic tells you to take another visa, go by the government's list of purposes, because an e-visa can't be changed or extended later.`,
                ]}
              />
              <p>{t`Your passport must be valid for at least ${passportMonths} months when you arrive, with two blank pages. Apply as soon as the e-visa site accepts your dates, before free cancellation ends if you can; that leaves time to send a better photograph if the first is refused. An e-visa is valid only at the airports that the e-visa site lists, Delhi, Mumbai, Bengaluru and Kochi among them. Carry the approval on paper.`}</p>
              <p>
                <Trans>
                  The e-Arrival card comes on top of the visa. You fill it in on the{' '}
                  <OfficialLink href="https://indianvisaonline.gov.in/earrival/">
                    official e-Arrival page
                  </OfficialLink>{' '}
                  in the {cardHours} hours before you land.
                </Trans>
              </p>
              <p>
                <Trans>
                  The rules depend on your passport. Read the latest from your government, such as
                  the <OfficialLink href={advice.entry}>UK's entry requirements</OfficialLink>.
                </Trans>
              </p>
            </>
          ),
        },
        {
          id: 'cancelling',
          picture: pictures.suitcase,
          title: t`If you have to cancel or come home early`,
          ...checked('insurance-kinds', 'package-travel'),
          body: (
            <>
              <p>{t`Your contract is with the tour operator, retreat or clinic that you book with, not with us. Their written quote says what you pay if you cancel. Read it before you accept; if something is unclear, we ask them for you.`}</p>
              <p>{t`Cancel in writing as soon as you know, because the charge usually rises as departure comes closer. Tell us too, and we'll ask whether other dates are possible. We can't waive the charge.`}</p>
              <p>{t`If you have to go home early, ring your insurer before you book a flight. Whether you get anything back for the days you miss depends on your contract. Ask for a doctor's certificate and keep every receipt.`}</p>
              <p>{t`You take out insurance yourself. Cancelling, cutting the trip short, treatment abroad and transport home are often insured separately: check that you have all four.`}</p>
            </>
          ),
        },
        {
          id: 'protection',
          picture: pictures.certificate,
          title: t`Money and protection by country`,
          ...checked('package-travel', 'money-de', 'money-at', 'money-ch', 'money-gb'),
          body: <MoneyByCountry />,
        },
      ],
    },
    {
      title: t`Health and food`,
      text: t`Whom to ask before you leave, and what to eat and drink once you're there.`,
      picture: pictures.kitchen,
      figures: [
        {
          value: t`${doctorWeeks} weeks`,
          label: t`before you leave: to your doctor or a travel clinic`,
        },
        { value: emergency, label: t`reaches the police, the fire brigade and an ambulance` },
        {
          value: t`${restMinutes} minutes`,
          label: t`in the shade: if you feel no better then, call for help`,
        },
      ],
      parts: [
        {
          id: 'health',
          picture: pictures['first-aid'],
          title: t`Vaccinations, health and travel insurance`,
          ...checked(
            'vaccinations-india',
            'medicines-india',
            'emergency-india',
            'insurance-india',
            'insurance-at',
            'insurance-ch',
          ),
          body: (
            <>
              <p>
                <Trans>
                  See your doctor or a travel clinic about {doctorWeeks} weeks before you leave, and
                  take your itinerary along: the advice depends on where you go and when. The UK
                  government has{' '}
                  <OfficialLink href={advice.health}>advice on health in India</OfficialLink>.
                </Trans>
              </p>
              <Points
                items={[
                  t`Vaccinations: ask about hepatitis A, typhoid and rabies, and whether your routine jabs are up to date. Ask about malaria as well. If you come from a country with yellow fever, India asks for a certificate.`,
                  t`Medicines: pack them in your hand luggage, in the original boxes, with the prescription. For sedatives, sleeping pills and strong painkillers, carry a medical certificate in English, and ask the Indian embassy first whether it is enough.`,
                  t`Mosquitoes: wear repellent and long sleeves by day as well, when the mosquitoes that carry dengue bite.`,
                  t`Emergencies: ${emergency} reaches the police, the fire brigade and an ambulance.`,
                ]}
              />
              <p>{t`Neither the British GHIC nor the European EHIC is valid in India. German statutory health insurance pays nothing there, Austria's refunds a part, and Swiss basic insurance pays for emergencies, up to twice the Swiss rate. So take out travel insurance that covers treatment and getting you home, and ask what it says about illnesses you already have and about Ayurvedic treatment.`}</p>
            </>
          ),
        },
        {
          id: 'stomach',
          picture: pictures.chai,
          title: t`Stomach, heat and scams`,
          ...checked('water-india', 'diarrhoea', 'heat', 'scams-india'),
          body: (
            <Points
              items={[
                t`Food and water: eat what is freshly cooked and hot, and fruit that you peel yourself. Drink sealed or filtered water, and brush your teeth with it too.`,
                t`If you fall ill: stay in your room and sip rehydration salts. Tell your guide or the hotel: they know a doctor. See one the same day if you have bloody diarrhoea or high fever or keep vomiting. Then ring your insurer's emergency line, and ring us at any hour: we'll ask the tour operator to leave out a day or move the next nights. What that costs depends on your contract.`,
                t`Heat: see the sights early and late, and rest at noon. If you feel dizzy or sick, lie down in the shade, cool your skin and drink. If you're no better within ${restMinutes} minutes, or someone with you becomes confused, call ${emergency} at once.`,
                t`Taxis: let the hotel order one, use an app, or pay at the prepaid counter inside the airport. Agree on the fare for a rickshaw before you get in.`,
                t`'Your hotel is closed': a driver who says so is probably paid by another hotel. Ring the hotel yourself, on the number in your confirmation, and follow nobody to a 'tourist office'.`,
                t`Commission shops: drivers and guides are often paid for taking you to carpets, marble or gems. 'No shops, please', on the first morning, is enough. Anyone who offers you gems to resell at a profit is trying to cheat you.`,
              ]}
            />
          ),
        },
        {
          id: 'food',
          picture: pictures.spices,
          title: t`Vegetarian food and allergies in India`,
          ...checked('food-mark', 'allergies-india', 'holy-towns'),
          body: (
            <>
              <p>{t`Few countries are easier for vegetarians. Menus list 'veg' and 'non-veg' dishes, and a green dot on a packet means vegetarian. Holy towns such as Pushkar and Rishikesh serve neither meat nor alcohol.`}</p>
              <Points
                items={[
                  t`Vegan: vegetarian dishes often contain milk, curd, paneer (fresh cheese) or ghee (clarified butter). Name all four when you order.`,
                  t`Gluten: rice and lentils contain no wheat, nor do idli and dosa made from them; some are made with semolina, so ask. Asafoetida, a common spice, is often mixed with wheat flour.`,
                  t`Nuts: ground cashews thicken many sauces, and some kitchens fry in peanut oil.`,
                  t`Serious allergies: ask your doctor how many adrenaline pens to bring, and carry a card in the language of each region you visit that names what you can't eat. Before you book, have the tour operator or the retreat confirm in writing that they can cater for you; if you ask us to, we pass it on. Say it again when you arrive.`,
                ]}
              />
            </>
          ),
        },
      ],
    },
    {
      title: t`Flights, money and packing`,
      text: t`How long you fly, how you pay, and what goes into the suitcase.`,
      picture: pictures.flight,
      figures: [
        {
          value: t`${hoursFromFrankfurt}–${hoursFromLondon} hours`,
          label: t`non-stop to Delhi, from Frankfurt or London`,
        },
        { value: t`${transferHours} hours`, label: t`to change to a flight within India` },
        { value: t`${volts} volts`, label: t`and sockets of types C, D and M` },
      ],
      parts: [
        {
          id: 'flights',
          picture: pictures['two-clocks'],
          title: t`Flights to India and the time difference`,
          ...checked('flights-india', 'time-zone'),
          body: (
            <>
              <p>{t`Non-stop flights to Delhi take about ${hoursFromLondon} hours from London and about ${hoursFromFrankfurt} from Frankfurt; from Manchester or Hamburg you usually change once. For Kerala you usually change once and land in Kochi or Thiruvananthapuram.`}</p>
              <p>{t`India is 5½ hours ahead of London in winter and 4½ in summer: London's noon is 17:30 or 16:30 in Delhi. It is 4½ and 3½ hours ahead of Berlin, Vienna and Zurich.`}</p>
              <p>{t`Many flights from Europe land between midnight and dawn: book an extra night, or you'll be waiting for check-in. To change to a flight within India, allow ${transferHours} hours; you collect your luggage and may have to change terminals. On the way home, have your passport and your ticket in your hand at the door of the terminal, because only passengers get in.`}</p>
            </>
          ),
        },
        {
          id: 'money',
          picture: pictures.purse,
          title: t`Money, cards and tips`,
          ...checked('rupees', 'tips-india'),
          body: (
            <>
              <p>{t`Visitors may bring in or take out very few rupees, and the authorities differ on how many. Wait until you land, and use a cash machine in the arrivals hall.`}</p>
              <Points
                items={[
                  t`Cards: hotels and larger shops take them. Bring two from different accounts, and tell your bank that you'll be in India. If a machine offers to charge you in pounds or euros, choose rupees.`,
                  t`Small notes: for rickshaws, tea and temple offerings. Ask for them at the hotel; a rickshaw driver can rarely change a large note.`,
                  t`Paying by phone: even tea stalls have a QR code, but the system behind it usually needs an Indian bank account.`,
                ]}
              />
              <p>{t`Tips are voluntary; 500 to 1,000 rupees a day is usual for the driver, as much for a guide, and 10 to 50 for someone who carries your bag.`}</p>
            </>
          ),
        },
        {
          id: 'phone',
          picture: pictures.adapter,
          title: t`Phone, internet and plugs`,
          ...checked('plugs', 'banned-items'),
          body: (
            <>
              <p>{t`Most European contracts don't include India, so check the price before you switch on data. An eSIM that you buy at home works when you land; a local SIM card needs your passport and some hours to activate. Most drivers, guides and hotels will message you on WhatsApp. At a retreat, ask where the Wi-Fi reaches and when phones are allowed.`}</p>
              <p>{t`Sockets are of types C, D and M, at ${volts} volts. Flat European plugs with two pins usually fit; British plugs and thick round ones need an adapter. Power cuts are mostly short, and many hotels have a generator. A power bank belongs in your hand luggage.`}</p>
              <p>{t`Leave e-cigarettes at home: India bans them. Leave drones and satellite devices such as Garmin inReach too: without a permit they are confiscated, and travellers have been arrested.`}</p>
            </>
          ),
        },
        {
          id: 'clothes',
          picture: pictures.silk,
          title: t`What to wear and what not to photograph`,
          ...checked('photography-india'),
          body: (
            <>
              <p>{t`Loose cotton that covers shoulders and knees is fine everywhere, and cooler than bare skin in the sun. In temples and mosques shoes come off; carry a scarf for your head. Bring a warm jacket for Delhi, Agra and Rajasthan ${coldNights}: many rooms have no heating. For a retreat, pack clothes you can stretch in, and old ones for oil treatments.`}</p>
              <p>{t`Ask before you photograph people; lifting the camera with a questioning look will do. For children, ask the parents. Don't photograph cremations or people bathing in a river or lake, and look for signs in temples and museums. Never photograph airports, bridges or military sites.`}</p>
            </>
          ),
        },
      ],
    },
    {
      title: t`On the road`,
      text: t`What a day in the car is like, and what makes travelling easier.`,
      picture: pictures.road,
      figures: [
        { value: t`${slowest}–${fastest} km`, label: t`an hour is what drives often average` },
        { value: t`${stopHours} hours`, label: t`or so between stops for tea and toilets` },
        { value: womensHelpline, label: t`is the women's helpline` },
      ],
      band: (
        <DayBand
          title={t`What a day on the road is like`}
          headingLevel={3}
          note={
            <Trans>
              On a tour a driver takes you from town to town, and a local guide meets you in each.
              Each <TextLink href="/retreats#tours">tour</TextLink> lists its drives day by day.
            </Trans>
          }
          items={[
            {
              when: t`8:00`,
              light: 'dawn',
              picture: pictures['paratha-tray'],
              text: t`Breakfast, and the bags go into the boot.`,
            },
            {
              when: t`9:00`,
              light: 'morning',
              picture: pictures.milestone,
              text: t`You set off. Drives often average ${slowest} to ${fastest} kilometres an hour: the ${kilometres} kilometres from Delhi to Agra take ${toAgra}.`,
            },
            {
              when: t`11:00`,
              light: 'noon',
              picture: pictures['tea-stall'],
              text: t`A stop for tea and toilets, as every ${stopHours} hours or so. Carry tissues, hand gel and water.`,
            },
            {
              when: t`13:00`,
              light: 'afternoon',
              picture: pictures['ceiling-fan'],
              text: t`You arrive, have lunch and rest while it's hot.`,
            },
            {
              when: t`16:00`,
              light: 'dusk',
              picture: pictures['evening-arcade'],
              text: t`The first sight, when the light is softer. Drives end before dark wherever possible.`,
            },
          ]}
        />
      ),
      parts: [
        {
          id: 'women',
          picture: pictures['room-key'],
          title: t`Women travelling alone in India`,
          ...checked('women-india', 'emergency-india'),
          body: (
            <>
              <p>{t`Many women travel in India on their own. Stares are common, and harassment happens. These habits help:`}</p>
              <Points
                items={[
                  t`Arrival: arrange the transfer before you land, and check the driver's name and number plate.`,
                  t`After dark: take a car that the hotel calls, or one from an app, rather than walking or hailing one.`,
                  t`Selfies: strangers will ask for one with you. It isn't rude to say no and walk on.`,
                  t`Trains: one carriage of every metro train in Delhi is for women only.`,
                  t`Help: the women's helpline is ${womensHelpline}, the emergency number ${emergency}.`,
                ]}
              />
              <p>
                <Trans>
                  Tell us if you'd like a woman as your guide, or a retreat where solo guests share
                  a table, and we'll ask for it. The UK government has{' '}
                  <OfficialLink href={advice.safety}>safety advice for India</OfficialLink>.
                </Trans>
              </p>
            </>
          ),
        },
        {
          id: 'mobility',
          picture: pictures['fort-gate'],
          title: t`Travelling with limited mobility`,
          body: (
            <>
              <p>{t`Forts sit on hilltops, temples on platforms, and kerbs are high. Much is still possible with planning:`}</p>
              <ul>
                <li>
                  <Trans>
                    <strong>Tell us</strong> how far you can walk, how many stairs you manage, and
                    whether you use a stick or a wheelchair. We look for hotels with lifts,
                    ground-floor rooms and step-free showers.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    <strong>Sights:</strong> a jeep drives up to Amber Fort, and the garden paths of
                    the Taj Mahal are level. The steps by the river in{' '}
                    <TextLink href="/varanasi-tour">Varanasi</TextLink> are high and uneven.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    <strong>Airports:</strong> book assistance with the airline when you book the
                    flight.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    <strong>Toilets:</strong> squat toilets are common on the road. Ask the driver
                    to stop where there's a sit-down toilet.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    <strong>Yoga:</strong> many poses work on a chair. Tell the teacher before the
                    first class.
                  </Trans>
                </li>
              </ul>
            </>
          ),
        },
      ],
    },
  ];

  return (
    <>
      <PageHead
        title={t`Before you go to India: travel tips`}
        description={t`Visas and the e-Arrival card, vaccinations, insurance, money, flights, plugs, clothes and food: what to sort out before you go to India, with links.`}
        keywords={t`India visa, e-Tourist, e-Ayush, e-Arrival card, vaccinations India, travel insurance, time difference India, plugs India, women travelling alone`}
      />
      <Hero
        size="small"
        breadcrumbs={<PageTrail current={t`Before you go to India`} />}
        eyebrow={t`Practical information`}
        title={t`Before you go to India: visa, health and money`}
        text={t`From visas to plugs: what to sort out at home, and what to expect on the road.`}
        actions={<LinkButton href="/contact">{t`Send an enquiry`}</LinkButton>}
        isDeep={pictures['before-you-go'].isDeep ?? false}
        backdrop={<Picture source={pictures['before-you-go']} alt="" isFirst />}
      />
      {chapters.map((chapter) => (
        <Chapter {...chapter} key={chapter.title} />
      ))}
      <RelatedPages ids={['golden-triangle-tour', 'ayurveda', 'mindful-travel']} />
      <CallToAction
        frieze={pictures.evening}
        title={t`Still unsure about something?`}
        text={t`Ask us before you decide. We reply within ${answerHours} hours, and our advice is free.`}
        actions={<LinkButton href="/contact">{t`Send an enquiry`}</LinkButton>}
      />
    </>
  );
}
