export {
  NewsletterForm,
  type NewsletterFormProps,
  newsletterFormLayouts,
  newsletterFormTones,
} from './NewsletterForm.tsx';
