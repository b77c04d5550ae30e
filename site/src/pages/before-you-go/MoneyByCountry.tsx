import { directPrices, isExample } from '@elevate/brand/operator';
import { translate } from '@elevate/languages';
import { FactList } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { ExamplesNotice } from '../../templates/ExamplesNotice.tsx';

/** Who gets a traveller's money and what protects it: rows of docs/facts.md, and what the operator says of prices. */
export function MoneyByCountry() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const questions = [
    t`Who gets the money`,
    t`What protects it`,
    t`What doesn't`,
    t`More than direct?`,
  ];
  const answers: Record<string, string[]> = {
    [t`Germany`]: [
      t`The partner in your quote; for a package, once you hold the insolvency certificate`,
      t`The insurer or guarantee fund in the certificate; for an organiser outside the EEA, the agent has to prove such cover`,
      t`A room, a treatment or a flight that you book on its own`,
      t`Not for our advice. In euros within the EU, a transfer costs what it costs at home`,
    ],
    [t`Austria`]: [
      t`The partner in your quote; for a package, once the form names the insolvency cover`,
      t`The organiser's insurance or bank guarantee; the GISA trade register lists it`,
      t`A room, a treatment or a flight booked on its own, and charges for cancelling`,
      t`Not for our advice. To an account in India, your bank's fee and rate`,
    ],
    [t`Switzerland`]: [
      t`The partner in your quote; without proof of cover you may withdraw before you leave`,
      t`The refund and the journey home that the organiser has to secure`,
      t`What is only arranged, and defects; no authority checks the cover`,
      t`Not for our advice. If the quote is in euros, your bank's rate`,
    ],
    [t`Britain`]: [
      t`The partner in your quote, if possible by credit card`,
      t`ATOL, if the package includes the flight; else the organiser's bond, insurance or trust account. A credit card answers too, from £100 to £30,000`,
      t`A tour without the flight has no ATOL; debit cards and transfers have no such cover`,
      t`Not for our advice. Many cards charge a fee for other currencies`,
    ],
  };
  return (
    <>
      {Object.entries(answers).map(([country, cells]) => (
        <Fragment key={country}>
          <h3>{country}</h3>
          <FactList
            layout="table"
            items={questions.map((label, row) => ({ label, value: cells[row] }))}
          />
        </Fragment>
      ))}
      {directPrices.map((record) => (
        <FactList
          key={record.id}
          items={[
            {
              label: t`Our partners' prices`,
              value: translate(record.text, locale),
              note: isExample(record) ? <ExamplesNotice records={[record]} /> : undefined,
            },
          ]}
        />
      ))}
    </>
  );
}
