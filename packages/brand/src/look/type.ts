/** The names of the families, as the font files have them. */
export const families = { display: 'Cormorant Garamond', text: 'Elevate Sans' } as const;

/** System fonts for readers without web fonts; mails use only these. */
export const systemFonts = {
  display: "Georgia, 'Times New Roman', serif",
  text: "Arial, 'Liberation Sans', sans-serif",
} as const;

/** Of the text family, one variable file covers the range. */
export const weight = { display: 500, text: 400, strong: 600 } as const;

/** The display family needs at least 25 px: below that its hairlines break. */
export const scale = {
  text: {
    label: { size: [13, 13.5], lineHeight: 1.4 },
    small: { size: [15, 16], lineHeight: 1.5 },
    standard: { size: [17, 18], lineHeight: 1.6 },
    reading: { size: [18, 20], lineHeight: 1.6 },
    large: { size: [19, 22], lineHeight: 1.5 },
  },
  heading: {
    small: { size: [23, 26], lineHeight: 1.2 },
    medium: { size: [26, 31], lineHeight: 1.18 },
    large: { size: [30, 45], lineHeight: 1.12 },
    display: { size: [40, 80], lineHeight: 1.02 },
  },
} as const;

/** Of the name in the header. */
export const fontSize = { brand: 'clamp(1.3125rem, 1rem + 1.4vw, 1.625rem)' } as const;

/** About 66 characters of the text family in English, 63 in German. */
export const measure = '29em';

export const tracking = { display: '-0.018em', brand: '0.01em', label: '0.14em' } as const;
