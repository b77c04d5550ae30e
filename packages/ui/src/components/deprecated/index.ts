export {
  ErrorPage,
  type ErrorPageProps,
  type Locale,
  locales,
  SkipLink,
  type SkipLinkProps,
} from './deprecated.tsx';
