import { MABRUK } from './mabruk-outlines.ts'

/** مَبْرُوك ('blessed', congratulations) in the Kano hand: the letters are written from right to left, then their marks appear. */
export function Mabruk() {
  return (
    <svg className="mabruk" viewBox={MABRUK.viewBox} role="img" aria-label="مَبْرُوك" lang="ar">
      <clipPath id="mabruk-written">
        <rect className="mabruk-wipe" x="-4" y="-200" width="520" height="400" />
      </clipPath>
      <path className="mabruk-marks" d={MABRUK.whole} />
      <g clipPath="url(#mabruk-written)">
        <path className="mabruk-letters" d={MABRUK.letters} />
      </g>
    </svg>
  )
}
