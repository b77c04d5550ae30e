import { Columns, Heading, Prose, Stack } from '@elevate/ui';
import type { ReactNode } from 'react';

interface TitledProseProps {
  /** Id of the heading, for a section's `labelledBy`. */
  id: string;
  title: string;
  /** Whether the text is in two columns below its heading, where they fit. @default false */
  hasColumns?: boolean;
  /** Paragraphs. */
  children: ReactNode;
}

export function TitledProse({ id, title, hasColumns = false, children }: TitledProseProps) {
  const prose = <Prose>{children}</Prose>;
  return (
    <Stack gap="medium">
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {hasColumns ? <Columns template="flow">{prose}</Columns> : prose}
    </Stack>
  );
}
