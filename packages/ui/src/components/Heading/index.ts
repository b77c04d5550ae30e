export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
  headingAligns,
  headingLevels,
  headingSizes,
  headingTones,
} from './Heading.tsx';
