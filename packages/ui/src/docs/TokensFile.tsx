import { designTokens, plain, schemes } from '../brand/index.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';

/** Download links for the tokens files. */
export function TokensFile({ brands = [plain] }: { brands?: readonly (typeof plain)[] }) {
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
