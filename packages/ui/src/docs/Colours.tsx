import { theme } from '../styles/theme.css.ts';
import { color, palette } from '../tokens/index.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';
import { type ColorRole, leastContrast, measuredPairs } from './contrast.ts';
import { roleGroups } from './roles.ts';

const paletteName = (hex: string) =>
  Object.entries(palette).find(([, value]) => value === hex)?.[0] ?? hex;

/** The roles of one group, each in its colour. */
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

/** The colours that may stand on one another, with what they measure. */
export function Pairs({ kind }: { kind: keyof typeof leastContrast }) {
  return (
    <Block>
      <div className={styles.pairs}>
        {measuredPairs
          .filter((pair) => pair.kind === kind)
          .map(({ front, ground, use, contrast, level }) => (
            <div className={styles.pair} key={`${front} on ${ground}`}>
              <div
                className={styles.sample}
                style={{ background: theme.color[ground], color: theme.color[front] }}
              >
                {kind === 'text' ? 'Rest first, then look' : <span className={styles.sampleSign} />}
              </div>
              <div>
                <div>
                  <span className={styles.name}>{front}</span> on{' '}
                  <span className={styles.name}>{ground}</span>
                </div>
                <div className={styles.muted}>{use}</div>
              </div>
              <div className={styles.ratio}>{contrast.toFixed(1)}</div>
              <div className={styles.level}>{level}</div>
            </div>
          ))}
      </div>
    </Block>
  );
}
