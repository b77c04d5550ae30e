import { Heading, Picture, type PictureSource, Prose, Stack } from '@elevate/ui';
import type { ReactNode } from 'react';

interface TitledLeadProps {
  /** Id of the heading, for a section's `labelledBy`. */
  id: string;
  title: string;
  /** A paragraph. */
  lead: ReactNode;
  /** Below it; decoration. */
  picture?: PictureSource | undefined;
}

/** How a journey's introduction begins. */
export function TitledLead({ id, title, lead, picture }: TitledLeadProps) {
  return (
    <Stack gap="large">
      <Stack gap="medium">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Prose size="large">
          <p>{lead}</p>
        </Prose>
      </Stack>
      {picture && (
        <Picture
          source={picture}
          alt=""
          shape="landscape"
          sizes="(min-width: 56.25em) 45vw, 92vw"
        />
      )}
    </Stack>
  );
}
