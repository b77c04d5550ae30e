import { useContext } from 'react';
import { Picture } from '../Picture/index.ts';
import * as styles from './Itinerary.css.ts';
import { DayInView, PicturesOfDays } from './useDayInView.ts';

/** The drawing of the day in view, for the frame of a map beside an `Itinerary`. */
export function DayPictures() {
  const today = useContext(DayInView) ?? 1;
  const pictures = useContext(PicturesOfDays);
  return (
    <div className={styles.today} aria-hidden="true">
      {pictures.map(
        (source, index) =>
          source && (
            <div
              className={styles.picturesOfToday}
              data-current={index + 1 === today || undefined}
              key={source.src + String(index)}
            >
              <Picture source={source} alt="" sizes="18rem" />
            </div>
          ),
      )}
    </div>
  );
}
