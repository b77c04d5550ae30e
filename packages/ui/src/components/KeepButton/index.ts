export { KeepButton, type KeepButtonProps, keepButtonTones } from './KeepButton.tsx';
