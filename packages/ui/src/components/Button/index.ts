export { Button, type ButtonLook, type ButtonProps, buttonSizes, buttonTones } from './Button.tsx';
