import {
  FactList,
  Faq,
  Heading,
  Panorama,
  type PictureSource,
  Prose,
  Section,
  Text,
} from '@elevate/ui';
import type { ReactNode } from 'react';

export interface ChapterProps {
  title: string;
  /** A sentence. */
  text: string;
  /** A wide scene whose left half is even. */
  picture: PictureSource;
  /** Three numbers that readers look for, and what each is. */
  figures: { value: string; label: string }[];
  /** Across the page, before the parts. */
  band?: ReactNode;
  parts: {
    /** Fragment id. */
    id: string;
    title: string;
    picture: PictureSource;
    body: ReactNode;
    /** When its facts were checked. */
    note?: ReactNode;
  }[];
}

/** Practical information about one thing: what all must know in a scene, then parts that readers open. */
export function Chapter({ title, text, picture, figures, band, parts }: ChapterProps) {
  return (
    <>
      <Panorama
        source={picture}
        text={
          <>
            <Heading level={2} size="large">
              {title}
            </Heading>
            <p>{text}</p>
            <FactList layout="figures" items={figures} />
          </>
        }
      />
      {band}
      <Section width="wide">
        <Faq
          headingLevel={3}
          items={parts.map(({ body, note, title: question, ...part }) => ({
            ...part,
            question,
            answer: (
              <>
                <Prose>{body}</Prose>
                {note !== undefined && (
                  <Text size="small" tone="muted">
                    {note}
                  </Text>
                )}
              </>
            ),
          }))}
        />
      </Section>
    </>
  );
}
