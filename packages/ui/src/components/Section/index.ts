export { Section, type SectionProps, sectionTones, sectionWidths } from './Section.tsx';
