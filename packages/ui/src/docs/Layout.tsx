import { theme } from '../styles/theme.css.ts';
import {
  breakpoint,
  fluidRange,
  fluidSpace,
  layer,
  line,
  lowScreen,
  size,
  space,
  width,
} from '../tokens/index.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';
import { useThemeValue } from './useThemeValue.ts';

const rowClass = `${styles.row} ${styles.rowCentred}`;
const figuresClass = `${styles.figures} ${styles.end}`;

/** Distances as bars; fluid ones show their range. */
export function SpaceScale() {
  return (
    <Block>
      <div className={styles.rows}>
        {Object.entries(space).map(([name, px]) => (
          <div className={rowClass} key={name}>
            <span className={styles.name}>{name}</span>
            <div className={styles.bar} style={{ width: px }} />
            <span className={figuresClass}>{px} px</span>
          </div>
        ))}
        {Object.entries(fluidSpace).map(([name, [least, most]]) => (
          <div className={rowClass} key={name}>
            <span className={styles.name}>{name}</span>
            <div className={styles.barToMost} style={{ width: most }}>
              <div className={styles.bar} style={{ width: least }} />
            </div>
            <span className={figuresClass}>
              {least}–{most} px
            </span>
          </div>
        ))}
      </div>
    </Block>
  );
}

/** Breakpoints as bars, in proportion to the widest. */
export function Screens() {
  const [, widest] = fluidRange;
  return (
    <Block>
      <div className={styles.screens}>
        {Object.entries({ phone: fluidRange[0], ...breakpoint }).map(([name, px]) => (
          <div
            className={styles.screen}
            key={name}
            style={{ width: `${Math.min(100, (px / widest) * 100)}%` }}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.figures}>from {px} px</span>
          </div>
        ))}
      </div>
      <p className={styles.muted}>
        Type and space grow between {fluidRange[0]} and {widest} px. Below {lowScreen} px of height,
        a phone on its side, the header is {size.headerLow} px high instead of {size.headerCompact}{' '}
        or {size.header}.
      </p>
    </Block>
  );
}

/** Maximum column widths, in proportion to the widest. */
export function Widths() {
  return (
    <Block>
      <div className={styles.screens}>
        {Object.entries(width).map(([name, px]) => (
          <div
            className={styles.screen}
            key={name}
            style={{ width: `${(px / width.wide) * 100}%` }}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.figures}>{px} px</span>
          </div>
        ))}
      </div>
    </Block>
  );
}

export function Lines() {
  return (
    <Block>
      <div className={styles.rows}>
        {Object.entries(line).map(([name, px]) => (
          <div className={rowClass} key={name}>
            <span className={styles.name}>{name}</span>
            <div className={styles.lineSample} style={{ height: px }} />
            <span className={figuresClass}>{px} px</span>
          </div>
        ))}
      </div>
    </Block>
  );
}

export function Radii() {
  const valueOf = useThemeValue();
  return (
    <Block>
      <div className={styles.tiles}>
        {Object.entries(theme.radius).map(([name, radius]) => (
          <div className={styles.tile} key={name} style={{ borderRadius: radius }}>
            <span className={styles.name}>{name}</span>
            <span className={styles.figures}>{valueOf(radius)}</span>
          </div>
        ))}
      </div>
    </Block>
  );
}

export function Shadows() {
  return (
    <Block>
      <div className={styles.tiles}>
        {Object.entries(theme.shadow).map(([name, shadow]) => (
          <div
            className={`${styles.tile} ${styles.shadowTile}`}
            key={name}
            style={{ boxShadow: shadow }}
          >
            <span className={styles.name}>{name}</span>
          </div>
        ))}
      </div>
    </Block>
  );
}

/** Stacking order, top layer first. */
export function Layers() {
  const names = Object.entries(layer).toReversed();
  return (
    <Block>
      <div className={styles.layers}>
        {names.map(([name, order], index) => (
          <div
            className={styles.layer}
            key={name}
            style={{
              marginInlineStart: `${(names.length - 1 - index) * 1.5}rem`,
              marginInlineEnd: `${index * 1.5}rem`,
            }}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.figures}>{order}</span>
          </div>
        ))}
      </div>
    </Block>
  );
}
