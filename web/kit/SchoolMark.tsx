import { firstArabicLetter } from './hash.ts'
import { Logo } from './Logo.tsx'
import { LISAN } from './school-name.ts'

/** The first letter of the name of a school, Arabic if the name has an Arabic part. */
export function schoolLetter(name: string): { letter: string; isArabic: boolean } {
  const arabic = firstArabicLetter(name)
  if (arabic) return { letter: arabic, isArabic: true }
  return { letter: (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase(), isArabic: false }
}

/** The mark of a school in the place of a logo that it has not set: لسان is only that of the school of this name. */
export function SchoolMark({ name }: { name: string }) {
  if (name === LISAN) return <Logo />
  const { letter, isArabic } = schoolLetter(name)
  return (
    <span className="logo logo-letter" lang={isArabic ? 'ar' : undefined} aria-hidden>
      {letter}
    </span>
  )
}
