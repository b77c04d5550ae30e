export {
  ContactForm,
  type ContactFormProps,
  type ContactFormWords,
  type Enquiry,
  type EnquiryValues,
  enquiryFieldNames,
} from './ContactForm.tsx';
