export { FormNote, type FormNoteProps } from './FormNote.tsx';
