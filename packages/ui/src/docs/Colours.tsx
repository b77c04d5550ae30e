import { theme } from '../styles/theme.css.ts';
import { color, palette } from '../tokens/index.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';
import { type ColorRole, type leastContrast, measuredPairs, pairs } from './contrast.ts';
import { roleGroups } from './roles.ts';

const paletteName = (hex: string) =>
  Object.entries(palette).find(([, value]) => value === hex)?.[0] ?? hex;

/** The roles of one group with their colours. */
export function Roles({ group }: { group: keyof typeof roleGroups }) {
  return (
    <Block>
      <div className={styles.swatches}>
        {Object.entries(roleGroups[group].roles).map(([role, use]) => (
          <div className={styles.swatch} key={role}>
            <div className={styles.niche}>
              <div
                className={styles.opening}
                style={{ background: theme.color[role as ColorRole] }}
              />
            </div>
            <span className={styles.name}>{role}</span>
            <span className={styles.figures}>
              {paletteName(color[role as ColorRole])}, {color[role as ColorRole]}
            </span>
            <span>{use}</span>
          </div>
        ))}
      </div>
    </Block>
  );
}

/** The allowed colour pairs with their contrast. */
export function Pairs({ kind }: { kind: keyof typeof leastContrast }) {
  return (
    <Block>
      {pairs
        .filter((pair) => pair.kind === kind)
        .map(({ front, use }) => (
          <div className={styles.pair} key={use}>
            <div>
              <div className={styles.name}>{front}</div>
              <div className={styles.muted}>{use}</div>
            </div>
            <div className={styles.samples}>
              {measuredPairs
                .filter((pair) => pair.use === use)
                .map(({ ground, contrast, level }) => (
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
