import { ogeeArch } from './ogeeArch.ts';

/** The brand's mark, an arch within an arch, in the colour of the text around it. */
export function BrandMark() {
  return (
    <svg
      viewBox="0 0 24 30"
      width="24"
      height="30"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={ogeeArch(22, 28)} transform="translate(1 1)" strokeWidth="1.5" />
      <path d={ogeeArch(13, 18)} transform="translate(5.5 11)" strokeWidth="1" />
    </svg>
  );
}
