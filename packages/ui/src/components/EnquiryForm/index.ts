export { EnquiryForm, type EnquiryFormLabels, type EnquiryFormProps } from './EnquiryForm.tsx';
export type { Enquiry, EnquiryValues } from './useEnquiry.ts';
