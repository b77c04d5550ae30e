import { Badge } from '../Badge/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Testimonials.css.ts';

const ratings = [1, 2, 3, 4, 5];

export interface Testimonial {
  quote: string;
  name: string;
  location: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** Above the quote, what kind of review it is: 'Example'. @default none */
  tag?: string | undefined;
}

export interface TestimonialsProps {
  /** Screen reader text of the stars, such as 'Rated 5 out of 5'. */
  ratingLabel: (rating: number) => string;
  items: readonly Testimonial[];
}

/** Travellers' reviews with star ratings. For any other quotation use `Quote`. */
export function Testimonials({ ratingLabel, items }: TestimonialsProps) {
  return (
    <div className={styles.root}>
      {/* On phones it scrolls, and nothing in it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.list} tabIndex={0}>
        {items.map(({ quote, name, location, rating, tag }) => (
          <li className={styles.item} key={name}>
            <figure className={styles.figure}>
              <div>
                {tag !== undefined && (
                  <div className={styles.tag}>
                    <Badge tone="example">{tag}</Badge>
                  </div>
                )}
                <blockquote className={styles.quote}>{quote}</blockquote>
              </div>
              <figcaption className={styles.source}>
                <span className={styles.name}>{name}</span>
                <span className={styles.location}>{location}</span>
                <VisuallyHidden>{ratingLabel(rating)}</VisuallyHidden>
                <div className={styles.stars} aria-hidden="true">
                  {ratings.map((value) => (
                    <svg
                      className={styles.star}
                      viewBox="0 0 20 20"
                      data-empty={value > rating || undefined}
                      key={value}
                    >
                      <path d="M10 1.6l2.5 5.6 6.1.6-4.6 4.1 1.3 6-5.3-3.1-5.3 3.1 1.3-6-4.6-4.1 6.1-.6z" />
                    </svg>
                  ))}
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
