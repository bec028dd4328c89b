import { Suspense } from 'react'
import { useHijriCorrections } from './hijri.ts'
import { lazyOptional } from './lazy-part.ts'

// only schools with Hijri dates download it
const HijriText = lazyOptional(async () => (await import('./HijriText.tsx')).HijriText)

type HijriDateProps = {
  /** Unix seconds */
  at: number
  /** What stands between the Gregorian date and this one. */
  before?: string
}

/** The Hijri date of a moment in the time zone of the school, in a school that shows them (R-SESSION-007). */
export function HijriDate({ at, before = '' }: HijriDateProps) {
  const corrections = useHijriCorrections()
  if (corrections === undefined) return null
  return (
    <Suspense>
      <HijriText at={at} before={before} corrections={corrections} />
    </Suspense>
  )
}
