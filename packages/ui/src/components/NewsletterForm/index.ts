export {
  NewsletterForm,
  type NewsletterFormProps,
  type NewsletterValues,
} from './NewsletterForm.tsx';
