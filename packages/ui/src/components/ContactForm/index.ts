export { ContactForm, type ContactFormProps, type ContactFormWords } from './ContactForm.tsx';
export { type Enquiry, type EnquiryValues, enquiryFieldNames } from './useEnquiry.ts';
