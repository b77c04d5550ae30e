import { brand } from '@elevate/brand';
import { mailMark } from '@elevate/brand/arch';
import { color } from '@elevate/brand/colors';
import { line, space } from '@elevate/ui/tokens';
import type { CSSProperties } from 'react';
import { Column, Row, Section } from 'react-email';
import { display } from './emailStyles.ts';

/**
 * The brand's mark, drawn with boxes, and its name as text: nothing that a mail program could block.
 * Outlook on Windows has no round corners, so it shows only the name.
 */
export function Masthead() {
  const { frame, opening } = mailMark;
  const hiddenInOutlook = { msoHide: 'all' } as CSSProperties;
  return (
    <Section
      style={{
        background: color.day.groundDeep,
        borderBottom: `${line.bar}px solid ${color.day.line}`,
        padding: space.medium,
      }}
    >
      <Row>
        <Column style={{ ...hiddenInOutlook, width: 38, verticalAlign: 'middle' }}>
          <div
            style={{
              border: `${line.strong}px solid ${color.day.textInverseAccent}`,
              borderBottom: 0,
              borderRadius: `${frame.radius}px ${frame.radius}px 0 0`,
              height: frame.height,
              width: frame.width,
            }}
          >
            <div
              style={{
                background: color.day.textInverse,
                borderRadius: `${opening.radius}px ${opening.radius}px 0 0`,
                height: opening.height,
                margin: `${frame.height - opening.height}px auto 0`,
                width: opening.width,
              }}
            />
          </div>
        </Column>
        <Column
          style={{ ...display('small'), color: color.day.textInverse, verticalAlign: 'middle' }}
        >
          {brand.name}
        </Column>
      </Row>
    </Section>
  );
}
