import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface SampleTestimonial {
  /** Who they are, without a name. */
  name: MessageDescriptor;
  /** Town and country. */
  location: MessageDescriptor;
  text: MessageDescriptor;
}

/** Says so above them. */
export const sampleNote = msg`Sample stories, not real reviews.`;

/** Says so on each of them. */
export const sampleTag = msg`Example`;

/**
 * SAMPLES: invented people, so that the home page is complete before there are real testimonials. A
 * deploy refuses them: replace them with what real people have agreed to publish. They are not in the
 * structured data.
 */
export const sampleTestimonials: readonly SampleTestimonial[] = [
  {
    name: msg`A teacher`,
    location: msg`Hamburg, Germany`,
    text: msg`I sleep badly and hate group games. They suggested Kerala: sixteen days, mostly rain, four books.`,
  },
  {
    name: msg`Two friends`,
    location: msg`Utrecht, Netherlands`,
    text: msg`We wanted Rajasthan in a week and they talked us out of it, nicely. The free morning by the lake in Udaipur was the best of it.`,
  },
  {
    name: msg`A nurse`,
    location: msg`Cork, Ireland`,
    text: msg`My flight home was cancelled at two in the morning, and somebody actually picked up.`,
  },
];
