import { directPrices, isExample } from '@elevate/brand/operator';
import { translate } from '@elevate/languages';
import { ComparisonTable, FactList } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { ExamplesNotice } from '../../templates/ExamplesNotice.tsx';

/** Who gets a traveller's money and what protects it: rows of docs/facts.md, and what the operator says of prices. */
export function MoneyByCountry() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const questions = [
    t`Who you pay`,
    t`What is protected`,
    t`What isn't protected`,
    t`What paying costs`,
  ];
  const answers: Record<string, string[]> = {
    [t`Germany`]: [
      t`The partner named in your quote; for a package, only after you have received the insolvency certificate.`,
      t`If the organiser goes bankrupt, the insurer or guarantee fund named in the certificate pays.`,
      t`Rooms, treatments and flights that you book one by one, and charges for cancelling.`,
      t`A transfer in euros within the EU costs what it costs at home. For one to India, your bank adds its fee and its exchange rate.`,
    ],
    [t`Austria`]: [
      t`The partner named in your quote; for a package, only once the standard form names the insolvency cover.`,
      t`If the organiser goes bankrupt, its insurance or bank guarantee pays. For organisers in Austria, the GISA trade register lists it.`,
      t`Rooms, treatments and flights that you book one by one, and charges for cancelling.`,
      t`A transfer in euros within the EU costs what it costs at home. For one to India, your bank adds its fee and its exchange rate.`,
    ],
    [t`Switzerland`]: [
      t`The partner named in your quote.`,
      t`The organiser has to secure your refund and your journey home. Unless it proves that it has, you may withdraw before you leave.`,
      t`Services that are only arranged for you, and faults in the trip. No authority checks the cover.`,
      t`If the quote is in euros, your bank's exchange rate applies.`,
    ],
    [t`Britain`]: [
      t`The partner named in your quote, if possible by credit card.`,
      t`The tours on this site come without flights, so ATOL doesn't cover them. Ask the tour operator for written proof of its bond, insurance or trust account before you pay. If you pay by credit card, the card company is liable too, for prices over £100 and up to £30,000.`,
      t`What you pay by debit card or transfer to an operator without such cover.`,
      t`Many cards charge a fee for payments in other currencies.`,
    ],
  };
  return (
    <>
      <p>{t`Is it a package? A tour with hotels, car and guide usually is. A retreat with treatments or a transfer may be; a room alone isn't. Ask for the answer in the quote. If a package's organiser is based outside the EEA, in Delhi for example, we have its duties towards you, cover included, unless we prove that it fulfils them; our terms say so for every country.`}</p>
      <ComparisonTable
        labelledBy="protection-title"
        corner={t`Question`}
        selectLabels={[t`Your country`]}
        columns={Object.keys(answers).map((title) => ({ title }))}
        rows={questions.map((label, row) => ({
          label,
          cells: Object.values(answers).map((cells) => cells[row]),
        }))}
      />
      {directPrices.map((record) => (
        <FactList
          key={record.id}
          items={[
            {
              label: t`Do partners charge more through us?`,
              value: translate(record.text, locale),
              note: isExample(record) ? <ExamplesNotice records={[record]} /> : undefined,
            },
          ]}
        />
      ))}
    </>
  );
}
