import { Picture, type PictureSource, Stack } from '@elevate/ui';
import type { ReactNode } from 'react';
import { TitledProse } from './TitledProse.tsx';

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
      <TitledProse id={id} title={title} hasLead>
        <p>{lead}</p>
      </TitledProse>
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
