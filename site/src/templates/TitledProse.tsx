import { Heading, Prose, Stack } from '@elevate/ui';
import type { ReactNode } from 'react';

interface TitledProseProps {
  /** Id of the heading, for a section's `labelledBy`. */
  id?: string;
  /** Size of the heading. @default 'large' */
  size?: 'medium' | 'large';
  title: string;
  /** Paragraphs. */
  children: ReactNode;
}

export function TitledProse({ id, size, title, children }: TitledProseProps) {
  return (
    <Stack gap="medium">
      <Heading level={2} {...(id !== undefined && { id })} {...(size !== undefined && { size })}>
        {title}
      </Heading>
      <Prose>{children}</Prose>
    </Stack>
  );
}
