import { ogeeArch } from './ogeeArch.ts';

/** A hill's outline over the whole width, `base` below the top, with two slow rises. */
const ridge = (base: number, rise: number, shift: number) =>
  `M0 ${base}C${160 + shift} ${base - rise} ${300 + shift} ${base - rise * 0.4} ${440 + shift} ${base - rise * 0.2}` +
  `S${760 + shift} ${base - rise * 1.3} ${1000 + shift} ${base - rise * 0.5}S1500 ${base - rise} 1600 ${base - rise * 0.6}V900H0Z`;

/**
 * A quiet dawn, drawn: sky, hills in haze, water, and the arch one looks through. It stands where
 * the hero's pictures will be, and is decoration: it says nothing that the text does not.
 */
export function DawnBackdrop() {
  return (
    <svg
      viewBox="0 0 1600 900"
      width="100%"
      height="100%"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="dawn-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#9fb3b4" />
          <stop offset="0.3" stopColor="#d3cdb9" />
          <stop offset="0.55" stopColor="#f6d9ac" />
          <stop offset="0.72" stopColor="#fde8c6" />
          <stop offset="1" stopColor="#fbf5ea" />
        </linearGradient>
        <radialGradient id="dawn-sun" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#fff6e0" />
          <stop offset="0.25" stopColor="#fff0cf" stopOpacity="0.7" />
          <stop offset="1" stopColor="#fde8c6" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="dawn-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f1d2a4" stopOpacity="0.9" />
          <stop offset="1" stopColor="#fbf5ea" />
        </linearGradient>
        <linearGradient id="dawn-calm" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#fbf5ea" stopOpacity="0.72" />
          <stop offset="0.55" stopColor="#fbf5ea" stopOpacity="0" />
        </linearGradient>
        <clipPath id="dawn-arch">
          <path d={ogeeArch(440, 640)} transform="translate(1010 130)" />
        </clipPath>
      </defs>
      <rect width="1600" height="900" fill="url(#dawn-sky)" />
      <circle cx="1230" cy="520" r="420" fill="url(#dawn-sun)" />
      <path d={ridge(600, 110, 120)} fill="#d8c3a4" opacity="0.55" />
      <path d={ridge(650, 80, -60)} fill="#bfae93" opacity="0.5" />
      <path d={ridge(700, 60, 40)} fill="#98967f" opacity="0.4" />
      <g clipPath="url(#dawn-arch)">
        <rect x="1000" y="120" width="460" height="660" fill="#eda766" opacity="0.28" />
        <circle cx="1230" cy="548" r="58" fill="#fff3d8" opacity="0.9" />
        <path d={ridge(640, 150, 230)} fill="#9a6a4b" opacity="0.4" />
        <path d={ridge(690, 90, 60)} fill="#5d5a4c" opacity="0.45" />
      </g>
      <rect y="690" width="1600" height="210" fill="url(#dawn-water)" />
      <path
        d={ogeeArch(440, 640)}
        transform="translate(1010 130)"
        fill="none"
        stroke="#b98a4c"
        strokeWidth="2.5"
      />
      <path
        d={ogeeArch(472, 672)}
        transform="translate(994 106)"
        fill="none"
        stroke="#b98a4c"
        strokeWidth="1"
        opacity="0.7"
      />
      <rect width="1600" height="900" fill="url(#dawn-calm)" />
    </svg>
  );
}
