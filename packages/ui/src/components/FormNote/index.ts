export { FormNote, type FormNoteProps, formNoteTones } from './FormNote.tsx';
