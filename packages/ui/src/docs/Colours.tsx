import { type Colors, colorRoles, type leastContrast, measurePairs } from '../brand/index.ts';
import { theme } from '../styles/theme.css.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';
import { useThemeValue } from './useThemeValue.ts';

/** The roles of one group with their colours. */
export function Roles({ group }: { group: keyof typeof colorRoles }) {
  const valueOf = useThemeValue();
  return (
    <Block>
      <div className={styles.swatches}>
        {Object.entries(colorRoles[group].roles).map(([role, use]) => {
          const color = theme.color[role as keyof Colors];
          return (
            <div className={styles.swatch} key={role}>
              <div className={styles.niche}>
                <div className={styles.opening} style={{ background: color }} />
              </div>
              <span className={styles.name}>{role}</span>
              <span className={styles.figures}>{valueOf(color)}</span>
              <span>{use}</span>
            </div>
          );
        })}
      </div>
    </Block>
  );
}

/** The allowed colour pairs with their contrast. */
export function Pairs({ kind }: { kind: keyof typeof leastContrast }) {
  const valueOf = useThemeValue();
  const colors = Object.fromEntries(
    Object.entries(theme.color).map(([role, variable]) => [role, valueOf(variable)]),
  ) as Colors;
  const byUse = Map.groupBy(
    measurePairs(colors).filter((pair) => pair.kind === kind),
    ({ use }) => use,
  );
  return (
    <Block>
      {[...byUse].map(([use, pairs]) => (
        <div className={styles.pair} key={use}>
          <div>
            <div className={styles.name}>
              {[pairs[0]?.front, pairs[0]?.or].filter(Boolean).join(', ')}
            </div>
            <div className={styles.muted}>{use}</div>
          </div>
          <div className={styles.samples}>
            {pairs.map(({ front, ground, contrast, level }) => (
              <div key={ground}>
                <div
                  className={styles.sample}
                  style={{ background: theme.color[ground], color: theme.color[front] }}
                >
                  {kind === 'text' ? 'Rest first' : <span className={styles.mark} />}
                </div>
                <div className={styles.measure}>
                  <span className={styles.muted}>{ground}</span>
                  <span className={styles.figures}>
                    {contrast.toFixed(1)} {level}
                  </span>
                </div>
              </div>
            ))}
          </div>
        </div>
      ))}
    </Block>
  );
}
