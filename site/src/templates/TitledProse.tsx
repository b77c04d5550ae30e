import { Columns, Fold, Heading, type HeadingSize, Prose, Stack } from '@elevate/ui';
import type { ReactNode } from 'react';

interface TitledProseProps {
  /** Id of the heading, for a section's `labelledBy`. */
  id: string;
  title: string;
  /** Of the heading. @default 2 */
  level?: 2 | 3;
  /** Of the heading. @default 'standard' */
  size?: HeadingSize;
  /** Whether the text is in two columns below its heading, where they fit. @default false */
  hasColumns?: boolean;
  /** Whether phones fold it below its heading. @default false */
  isFolded?: boolean;
  /** Paragraphs. */
  children: ReactNode;
}

export function TitledProse({
  id,
  title,
  level = 2,
  size = 'standard',
  hasColumns = false,
  isFolded = false,
  children,
}: TitledProseProps) {
  const prose = <Prose>{children}</Prose>;
  const body = hasColumns ? <Columns template="flow">{prose}</Columns> : prose;
  const heading = (
    <Heading level={level} id={id} size={size}>
      {title}
    </Heading>
  );
  return (
    <Stack gap="medium">
      {isFolded ? (
        <Fold head={heading} labelledBy={id}>
          {body}
        </Fold>
      ) : (
        <>
          {heading}
          {body}
        </>
      )}
    </Stack>
  );
}
