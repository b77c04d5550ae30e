/** Longest accepted lengths, in UTF-16 code units as `maxlength` counts them (docs/product.md, section 9). */
export const limits = { name: 100, email: 255, phone: 20, message: 2000 } as const;

/** Fields in the order in which 'the first message' is looked for (docs/product.md, section 8). */
export const enquiryFields = ['name', 'email', 'phone', 'message'] as const;
export type EnquiryField = (typeof enquiryFields)[number];
