import { schoolLetter } from '../../contract/settings/school-letter.ts'
import { Logo } from './Logo.tsx'
import { LISAN } from './school-name.ts'

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
