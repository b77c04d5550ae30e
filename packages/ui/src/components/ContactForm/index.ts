export { ContactForm, type ContactFormProps, type ContactFormWords } from './ContactForm.tsx';
export type { Enquiry, EnquiryValues } from './useEnquiry.ts';
