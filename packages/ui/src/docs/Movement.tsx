import { useState } from 'react';
import { theme } from '../styles/theme.css.ts';
import { duration, easing, easingCurve } from '../tokens/index.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';

/** All durations side by side, started by a button. */
export function Durations() {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <Block>
      <button className={styles.motionButton} type="button" onClick={() => setIsAtEnd(!isAtEnd)}>
        Let them run
      </button>
      <div className={styles.rows}>
        {Object.entries(duration).map(([name, ms]) => (
          <div className={`${styles.row} ${styles.rowCentred}`} key={name}>
            <span className={styles.name}>{name}</span>
            <div className={styles.track}>
              <div
                className={styles.runner}
                data-at={isAtEnd ? 'end' : 'start'}
                style={{
                  transitionDuration: theme.duration[name as keyof typeof duration],
                  transitionTimingFunction: theme.easing.settle,
                }}
              />
            </div>
            <span className={`${styles.figures} ${styles.end}`}>{ms} ms</span>
          </div>
        ))}
      </div>
    </Block>
  );
}

/** The easing curve: time to the right, progress upwards. */
export function Easing() {
  const [x1, y1, x2, y2] = easingCurve.settle.map((part) => part * 100) as [
    number,
    number,
    number,
    number,
  ];
  return (
    <Block>
      <svg className={styles.curve} viewBox="0 0 100 100" fill="none" aria-hidden="true">
        <path d="M0 0V100H100" stroke={theme.color.line} strokeWidth="0.5" />
        <path d={`M0 100L${x1} ${100 - y1}M100 0L${x2} ${100 - y2}`} stroke={theme.color.line} />
        <path
          d={`M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`}
          stroke={theme.color.action}
          strokeWidth="2"
        />
      </svg>
      <p className={styles.figures}>settle, {easing.settle}</p>
    </Block>
  );
}
