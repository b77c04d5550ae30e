import './styles/index.ts';

export type { Drawing, DrawingPath, Ornament } from './brand/drawing.ts';
export * from './components/ArticleHeader/index.ts';
export * from './components/AtAGlance/index.ts';
export * from './components/Badge/index.ts';
export * from './components/Breadcrumbs/index.ts';
export * from './components/Button/index.ts';
export * from './components/ButtonGroup/index.ts';
export * from './components/CallToAction/index.ts';
export * from './components/Card/index.ts';
export * from './components/CardGrid/index.ts';
export * from './components/CardShowcase/index.ts';
export * from './components/Checkbox/index.ts';
export * from './components/Chips/index.ts';
export * from './components/Columns/index.ts';
export * from './components/ComparisonTable/index.ts';
export * from './components/DaySpine/index.ts';
export * from './components/EnquiryForm/index.ts';
export * from './components/FactList/index.ts';
export * from './components/Faq/index.ts';
export * from './components/FeaturedCard/index.ts';
export * from './components/FeatureList/index.ts';
export type { FieldOption, FieldProps } from './components/Field/index.ts';
export * from './components/FieldGroup/index.ts';
export * from './components/Fold/index.ts';
export * from './components/Footer/index.ts';
export {
  type Draft,
  type FormInput,
  readForms,
  type Submission,
  useEarlySubmit,
} from './components/Form/index.ts';
export * from './components/FormNote/index.ts';
export * from './components/Frieze/index.ts';
export * from './components/Guide/index.ts';
export * from './components/Header/index.ts';
export * from './components/Heading/index.ts';
export * from './components/Hero/index.ts';
export * from './components/HeroCarousel/index.ts';
export * from './components/Highlights/index.ts';
export * from './components/Icon/index.ts';
export * from './components/Itinerary/index.ts';
export * from './components/LanguageToggle/index.ts';
export * from './components/LinkButton/index.ts';
export * from './components/MediaText/index.ts';
export * from './components/MessagePage/index.ts';
export * from './components/NewsletterBlock/index.ts';
export * from './components/NewsletterForm/index.ts';
export { Mark, Rule } from './components/Ornament/index.ts';
export * from './components/Page/index.ts';
export * from './components/Picture/index.ts';
export * from './components/ProfileCard/index.ts';
export * from './components/ProsAndCons/index.ts';
export * from './components/Prose/index.ts';
export * from './components/Quote/index.ts';
export * from './components/RadioGroup/index.ts';
export * from './components/RouteMap/index.ts';
export * from './components/SaveButton/index.ts';
export * from './components/SeasonStrip/index.ts';
export * from './components/Section/index.ts';
export * from './components/Select/index.ts';
export * from './components/SelectionBar/index.ts';
export * from './components/SentPanel/index.ts';
export * from './components/Stack/index.ts';
export * from './components/Steps/index.ts';
export * from './components/Testimonials/index.ts';
export * from './components/Text/index.ts';
export * from './components/TextArea/index.ts';
export * from './components/TextField/index.ts';
export * from './components/TextLink/index.ts';
export * from './components/Toasts/index.ts';
export {
  type LinkComponentProps,
  UiProvider,
  type UiProviderProps,
  useLinkComponent,
} from './components/UiProvider/index.ts';
export * from './components/VisuallyHidden/index.ts';
