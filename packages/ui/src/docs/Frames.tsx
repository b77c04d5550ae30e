import { Frame, Mark, Rule } from '../components/Ornament/index.ts';
import { Picture, pictureShapes } from '../components/Picture/Picture.tsx';
import { pictures } from '../fixtures/pictures.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';

const { ghats, hills, lake } = pictures;

/** One picture in every shape. */
export function Shapes() {
  return (
    <Block>
      <div className={styles.frames}>
        {pictureShapes.map((shape) => (
          <div className={styles.frame} key={shape}>
            <Picture
              source={lake}
              alt="White domes and minarets above still water at dawn"
              shape={shape}
              sizes="15rem"
            />
            <span className={styles.name}>{shape}</span>
          </div>
        ))}
      </div>
    </Block>
  );
}

/** A picture's landscape and portrait views. */
export function Views() {
  return (
    <Block>
      <div className={styles.views}>
        <div className={styles.frame}>
          <Picture
            source={hills}
            alt="Hills in morning haze below a bare peak"
            shape="landscape"
            sizes="32rem"
          />
          <span className={styles.name}>landscape</span>
        </div>
        <div className={styles.frame}>
          <Picture source={hills} alt="The same hills, seen upright" shape="framed" sizes="18rem" />
          <span className={styles.name}>portrait</span>
        </div>
      </div>
    </Block>
  );
}

/** A picture's placeholder colour. */
export function Placeholders() {
  return (
    <Block>
      <div className={styles.frames}>
        {[lake, hills, ghats].map(({ color }) => (
          <div className={styles.frame} key={color}>
            <div className={styles.placeholder} style={{ background: color }} />
            <span className={styles.figures}>{color}</span>
          </div>
        ))}
      </div>
    </Block>
  );
}

/** The three uses of the brand's ornament. */
export function Ornaments() {
  return (
    <Block>
      <div className={styles.ornaments}>
        <div className={styles.frame}>
          <div className={styles.frameBox}>
            <Frame>{null}</Frame>
          </div>
          <span className={styles.name}>Frame, around a picture</span>
        </div>
        <div className={styles.frame}>
          <Rule />
          <span className={styles.name}>Rule, above the footer</span>
        </div>
        <div className={styles.frame}>
          <div className={styles.markBox}>
            <Mark />
          </div>
          <span className={styles.name}>Mark, beside the name</span>
        </div>
      </div>
    </Block>
  );
}
