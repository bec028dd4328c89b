import { locale } from '../../messages/m.ts'
import { startsInArabic } from './arabic.ts'

/** Of a title of the form 'English · عربي' the part in the script of the page; any other title unchanged. */
export function partInScript(title: string): string {
  const parts = title.split(' · ')
  const isInScript = (it: string) => startsInArabic(it) === (locale === 'ar')
  return (parts.length === 2 && parts.find(isInScript)) || title
}
