export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  buttonSizes,
  buttonTones,
} from './Button.tsx';
