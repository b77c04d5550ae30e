import { designTokens } from '../tokens/index.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';

/** Download link for the tokens file. */
export function TokensFile() {
  const json = JSON.stringify(designTokens(), null, 2);
  return (
    <Block>
      <a
        className={styles.download}
        href={`data:application/json,${encodeURIComponent(json)}`}
        download="elevate.tokens.json"
      >
        Download elevate.tokens.json
      </a>
    </Block>
  );
}
