export {
  Link,
  type LinkComponentProps,
  type Locale,
  UiProvider,
  type UiProviderProps,
  useLinkComponent,
  useOrnament,
  useUiLocale,
} from './UiProvider.tsx';
