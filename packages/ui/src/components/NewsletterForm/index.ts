export {
  NewsletterForm,
  type NewsletterFormProps,
  type NewsletterValues,
  newsletterFormLayouts,
  newsletterFormTones,
} from './NewsletterForm.tsx';
