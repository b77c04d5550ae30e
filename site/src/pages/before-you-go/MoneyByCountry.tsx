import { directPrices } from '@elevate/brand/directPrices';
import { translate } from '@elevate/languages';
import { FactList } from '@elevate/ui';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';

/** Who gets a traveller's money and what protects it: rows of docs/facts.md, and what the operator says of prices. */
export function MoneyByCountry() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const paid = t`Who gets the money`;
  const protects = t`What protects it`;
  const open = t`What doesn't`;
  const direct = t`More than direct?`;
  const countries = [
    {
      name: t`Germany`,
      cells: [
        [
          paid,
          t`The partner in your quote; for a package, once you hold the insolvency certificate`,
        ],
        [
          protects,
          t`The insurer or guarantee fund in the certificate; for an organiser outside the EEA, the agent has to prove such cover`,
        ],
        [open, t`A room, a treatment or a flight that you book on its own`],
        [direct, t`Not for advice. In euros within the EU, a transfer costs what it costs at home`],
      ],
    },
    {
      name: t`Austria`,
      cells: [
        [
          paid,
          t`The partner in your quote; for a package, once the form names the insolvency cover`,
        ],
        [
          protects,
          t`The organiser's insurance or bank guarantee; the GISA trade register lists it`,
        ],
        [open, t`Single bookings, and charges for cancelling`],
        [direct, t`Not for advice. To an account in India, your bank's fee and rate`],
      ],
    },
    {
      name: t`Switzerland`,
      cells: [
        [
          paid,
          t`The partner in your quote; without proof of cover you may withdraw before you leave`,
        ],
        [protects, t`The refund and the journey home that the organiser has to secure`],
        [open, t`What is only arranged, and defects; no authority checks the cover`],
        [direct, t`Not for advice. If the quote is in euros, your bank's rate`],
      ],
    },
    {
      name: t`Britain`,
      cells: [
        [paid, t`The partner in your quote, if possible by credit card`],
        [
          protects,
          t`ATOL, if the package includes the flight; else the organiser's bond, insurance or trust. Your card, from £100 to £30,000`,
        ],
        [open, t`ATOL: a tour without the flight. The card: a debit card or a transfer`],
        [direct, t`Not for advice. Many cards charge a fee for other currencies`],
      ],
    },
  ] as const;
  return (
    <>
      {countries.map(({ name, cells }) => (
        <Fragment key={name}>
          <h3>{name}</h3>
          <FactList layout="table" items={cells.map(([label, value]) => ({ label, value }))} />
        </Fragment>
      ))}
      {directPrices.map(({ id, text, sample }) => (
        <FactList
          key={id}
          items={[
            {
              label: t`Our partners' prices`,
              value: translate(text, locale),
              tag: sample && t`Example`,
            },
          ]}
        />
      ))}
    </>
  );
}
