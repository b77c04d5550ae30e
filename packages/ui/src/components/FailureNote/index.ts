export { FailureNote, type FailureNoteProps } from './FailureNote.tsx';
