export {
  Link,
  type LinkComponentProps,
  type Locale,
  UiProvider,
  type UiProviderProps,
  useLinkComponent,
  useUiLocale,
} from './UiProvider.tsx';
