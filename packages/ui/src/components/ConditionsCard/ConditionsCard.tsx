import type { ReactNode } from 'react';
import { type Fact, FactList } from '../FactList/index.ts';
import * as styles from './ConditionsCard.css.ts';

export interface ConditionsCardProps {
  /** The conditions. The one that visitors look for first, such as the price, has `isLead`. */
  items: readonly Fact[];
  /** Below the conditions, such as a `SeasonStrip`. */
  children?: ReactNode;
}

/**
 * What a journey costs, includes and asks of a traveller: lists and notes in a card across the page. For three to
 * six key facts use `AtAGlance`.
 */
export function ConditionsCard({ items, children }: ConditionsCardProps) {
  return (
    <div className={styles.root}>
      <FactList items={items} layout="columns" />
      {children}
    </div>
  );
}
