import { type ReactNode, useId } from 'react';
import type { Drawing } from '../../brand/drawing.ts';
import { useOrnament } from '../UiProvider/index.ts';
import * as styles from './Ornament.css.ts';

const pathsOf = ({ paths }: Drawing) =>
  paths.map(({ d, strokeWidth, dashes, isFilled, isAccent, isFine, opacity }) => (
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
  ));

const inLines = { fill: 'none', stroke: 'currentColor', 'aria-hidden': true } as const;

interface DrawnProps {
  drawing: Drawing | undefined;
  className?: string;
  height?: number;
}

function Drawn({ drawing, ...props }: DrawnProps) {
  return (
    drawing && (
      <svg {...props} {...inLines} viewBox={drawing.viewBox}>
        {pathsOf(drawing)}
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

/** A decorative dividing line: the brand's border, repeated, if it has one. */
export function Rule() {
  const { rule } = useOrnament();
  const id = useId();
  if (!rule) return <div className={styles.line} />;
  const [, , width, height] = rule.viewBox.split(' ');
  return (
    <svg {...inLines} className={styles.rule} width="100%" height={height}>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        {pathsOf(rule)}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}

/** The brand's logo beside its name, in the colour of the text; decorative. */
export function Mark() {
  return <Drawn drawing={useOrnament().mark} height={30} />;
}
