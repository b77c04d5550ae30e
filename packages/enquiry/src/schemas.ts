import { boolean, object, string } from 'yup';
import { emailIssue } from './emailAddress.ts';
import type { IssueCode } from './issues.ts';
import { limits } from './limits.ts';
import { isBlank } from './typedText.ts';

const code = (issue: IssueCode) => issue;

const trimmed = (value: string) => (isBlank(value) ? '' : value.trim());

/** Trimmed text. Yup would convert numbers to text; here everything but text is an issue. */
const text = () =>
  string()
    .transform((_value, original) =>
      typeof original === 'string' ? trimmed(original) : (original ?? ''),
    )
    .typeError(code('text-expected'))
    .defined(code('text-expected'))
    .default('');

const email = text().test((address, { createError }) => {
  const issue = emailIssue(address);
  return issue === undefined || createError({ message: issue });
});

/** The four fields of an enquiry (docs/product.md, section 5). Its error messages are `IssueCode`s. */
export const enquirySchema = object({
  name: text().required(code('name-required')).max(limits.name, code('name-too-long')),
  email,
  phone: text().max(limits.phone, code('phone-too-long')),
  message: text().required(code('message-required')).max(limits.message, code('message-too-long')),
});

/** The form: the enquiry, and the consent, which is checked first. */
export const enquiryFormSchema = enquirySchema.shape({
  consent: boolean().oneOf([true], code('consent-required')).default(false),
});

/** The field of the newsletter. Its error messages are `IssueCode`s. */
export const subscriptionSchema = object({ email });
