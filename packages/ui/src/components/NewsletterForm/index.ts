export type { NewsletterFormProps, NewsletterValues } from './NewsletterForm.tsx';
export { NewsletterForm } from './NewsletterForm.tsx';
