export { SaveButton, type SaveButtonProps, saveButtonTones } from './SaveButton.tsx';
