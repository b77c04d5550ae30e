import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface SampleTestimonial {
  name: string;
  /** Town and country. */
  location: MessageDescriptor;
  text: MessageDescriptor;
}

/**
 * SAMPLES: invented people, so that the home page is complete before there are real testimonials. A
 * deploy refuses them: replace them with what real people have agreed to publish. They are not in the
 * structured data.
 */
export const sampleTestimonials: readonly SampleTestimonial[] = [
  {
    name: 'Katharina M.',
    location: msg`Hamburg, Germany`,
    text: msg`I had written that I sleep badly and cannot stand group games. Back came three houses in Kerala, with an honest sentence about each. I stayed for sixteen days, in the rain, and read four books.`,
  },
  {
    name: 'Anneke V.',
    location: msg`Utrecht, Netherlands`,
    text: msg`We two wanted to squeeze Rajasthan into a week and were kindly talked out of it. The free morning in Udaipur, with the lake at the window and nowhere to be, is the one we still speak about.`,
  },
  {
    name: 'Niamh B.',
    location: msg`Cork, Ireland`,
    text: msg`My flight home was cancelled at two in the morning, and somebody picked up the phone. The boat at sunrise in Varanasi I might have found by myself. That voice I would not have.`,
  },
];
