import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface SampleTestimonial {
  name: string;
  /** Town and country. */
  location: MessageDescriptor;
  text: MessageDescriptor;
}

/** Says so above them. */
export const sampleNote = msg`Sample stories, not real reviews.`;

/**
 * SAMPLES: invented people, so that the home page is complete before there are real testimonials. A
 * deploy refuses them: replace them with what real people have agreed to publish. They are not in the
 * structured data.
 */
export const sampleTestimonials: readonly SampleTestimonial[] = [
  {
    name: 'Katharina M.',
    location: msg`Hamburg, Germany`,
    text: msg`I told them I sleep badly and hate group games. They found me a place in Kerala. Sixteen days, mostly in the rain, and four books.`,
  },
  {
    name: 'Anneke V.',
    location: msg`Utrecht, Netherlands`,
    text: msg`We wanted Rajasthan in a week and they talked us out of it, nicely. The free morning by the lake in Udaipur was the best of it.`,
  },
  {
    name: 'Niamh B.',
    location: msg`Cork, Ireland`,
    text: msg`My flight home was cancelled at two in the morning and somebody actually picked up. The sunrise boat in Varanasi wasn't bad either.`,
  },
];
