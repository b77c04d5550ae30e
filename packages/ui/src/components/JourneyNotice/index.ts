export { JourneyNotice, type JourneyNoticeProps } from './JourneyNotice.tsx';
