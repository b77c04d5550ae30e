export {
  Link,
  type LinkComponentProps,
  type Locale,
  locales,
  UiProvider,
  type UiProviderProps,
  useLinkComponent,
  useUiLocale,
} from './UiProvider.tsx';
