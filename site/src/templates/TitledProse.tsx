import { Heading, Prose, Stack } from '@elevate/ui';
import type { ReactNode } from 'react';

interface TitledProseProps {
  /** Id of the heading, for a section's `labelledBy`. */
  id: string;
  title: string;
  /** Paragraphs. */
  children: ReactNode;
}

export function TitledProse({ id, title, children }: TitledProseProps) {
  return (
    <Stack gap="medium">
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Prose>{children}</Prose>
    </Stack>
  );
}
