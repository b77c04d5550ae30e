export { CallToAction, type CallToActionProps, callToActionTones } from './CallToAction.tsx';
