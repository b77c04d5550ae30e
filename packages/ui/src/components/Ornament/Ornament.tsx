import type { ReactNode } from 'react';
import type { Drawing } from '../../brand/drawing.ts';
import { useOrnament } from '../UiProvider/index.ts';
import * as styles from './Ornament.css.ts';

interface DrawnProps {
  drawing: Drawing | undefined;
  className?: string;
  height?: number;
}

function Drawn({ drawing, ...props }: DrawnProps) {
  return (
    drawing && (
      <svg
        {...props}
        viewBox={drawing.viewBox}
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        {drawing.paths.map(({ d, strokeWidth, dashes, isFilled, isAccent, isFine, opacity }) => (
          <path
            key={d}
            className={(isAccent && styles.accent) || (isFine && styles.fine) || undefined}
            d={d}
            opacity={opacity}
            {...(isFilled
              ? { fill: 'currentColor', stroke: 'none' }
              : { strokeWidth, ...(!strokeWidth && { vectorEffect: 'non-scaling-stroke' }) })}
            {...(dashes !== undefined && { strokeDasharray: dashes, strokeLinecap: 'round' })}
          />
        ))}
      </svg>
    )
  );
}

/** A box with the brand's lines around it, if it has any: for what a page shows as a picture. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <span className={styles.frame}>
      {children}
      <Drawn drawing={useOrnament().frame} className={styles.frameDrawing} />
    </span>
  );
}

/** A decorative dividing line, with the brand's ornament in its middle if it has one. */
export function Rule() {
  return (
    <div className={styles.rule} aria-hidden="true">
      <Drawn drawing={useOrnament().rule} className={styles.ruleDrawing} />
    </div>
  );
}

/** The brand's logo beside its name, in the colour of the text; decorative. */
export function Mark() {
  return <Drawn drawing={useOrnament().mark} height={30} />;
}
