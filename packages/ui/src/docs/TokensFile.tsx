import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { type Brand, designTokens, schemes } from '../brand/index.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';

/** Download links for the tokens files of Storybook's brands (.storybook/preview.tsx). */
export function TokensFile() {
  const { projectAnnotations } = useContext(DocsContext);
  const brands = projectAnnotations.parameters?.['brands'] as readonly Brand[];
  return (
    <Block>
      {brands.flatMap((brand) =>
        schemes.map((scheme) => {
          const file = `${brand.name.toLowerCase().replaceAll(' ', '-')}-${scheme}.json`;
          const json = JSON.stringify(designTokens(brand, scheme), null, 2);
          return (
            <p key={file}>
              <a
                className={styles.download}
                href={`data:application/json,${encodeURIComponent(json)}`}
                download={file}
              >
                Download {file}
              </a>
            </p>
          );
        }),
      )}
    </Block>
  );
}
