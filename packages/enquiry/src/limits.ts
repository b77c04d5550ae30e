/** Maximum lengths, in UTF-16 code units as `maxlength` counts them (docs/product.md, section 9). */
export const limits = { name: 100, email: 255, phone: 20, message: 2000 } as const;

export type EnquiryField = keyof typeof limits;

/** Most journeys of an enquiry: more than there are, so that none is dropped. */
export const maxJourneys = 24;

/** Hours within which the team answers an enquiry (docs/product.md, section 9). */
export const answerHours = 24;

/** Days for which a newsletter subscription can be confirmed. */
export const confirmationDays = 7;
