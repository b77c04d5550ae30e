import { Heading, Prose, Stack } from '@elevate/ui';
import type { ReactNode } from 'react';

interface TitledProseProps {
  /** The heading's id, where a section is named by it. */
  id?: string;
  /** `medium` below another heading of the same view. @default 'large' */
  size?: 'medium' | 'large';
  title: string;
  /** Paragraphs. */
  children: ReactNode;
}

/** A heading with the paragraphs it stands for, as journeys have several. */
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
