import { locale } from '../../messages/m.ts'
import { hasArabic, startsInArabic } from './arabic.ts'
import { classNames } from './class-names.ts'
import { withoutIsolates } from './isolated.ts'
import { MixedScriptText } from './Prose.tsx'

const SEPARATOR = ' · '
const LATIN = /\p{Script=Latin}/u
// 'الالتحاق: Conversation' of 'الالتحاق: Conversation · المُحَادَثَةُ', an entry of the ledger in Arabic
const ARABIC_BEFORE_LATIN = /^(\P{Script=Latin}*: )(\p{Script=Latin}.*)$/u
// letters that the serif font lacks; a heading with one of them is set in the sans font
const MISSING_FROM_SERIF = /[ƁƊƘƳƴẹẸọỌịỊụỤ]/

/** True if the serif font has all letters of a text (ui.md §3). */
export function isInSerif(text: string): boolean {
  return !MISSING_FROM_SERIF.test(text.normalize('NFC'))
}

/** A title of the form 'English · عربي' with both scripts side by side, that of the page first; any other title unchanged. */
export function BilingualTitle({ children: title }: { children: string }) {
  const parts = partsOf(title)
  const arabic = parts.find(startsInArabic)
  const latin = parts.find((it) => !startsInArabic(it))
  // a sentence around such a title, 'Cancelled: Conversation · المحادثة, 7 Dec', has both scripts in one part
  if (parts.length === 2 && arabic && latin && !LATIN.test(arabic)) {
    // a question mark would stand on the left of its question (R-LANG-007)
    const latinText =
      locale === 'ar' ? (
        <span dir="auto" className="page-side">
          {latin}
        </span>
      ) : (
        <span>{latin}</span>
      )
    const arabicText = (
      <span lang="ar" dir="rtl">
        {arabic}
      </span>
    )
    // the script of the page first
    const [first, second] = locale === 'ar' ? [arabicText, latinText] : [latinText, arabicText]
    return (
      // around it a value of a sentence would take the direction of the Latin part
      <span className="bilingual" dir={locale === 'ar' ? 'rtl' : undefined}>
        {first}
        <span className="sr-only">{SEPARATOR}</span>
        {second}
      </span>
    )
  }
  if (startsInArabic(title)) return <bdi lang="ar">{title}</bdi>
  const text = hasArabic(title) ? <MixedScriptText text={title} /> : title
  return locale === 'ar' ? <bdi>{text}</bdi> : text
}

/**
 * The parts of a title, without isolates around them; Arabic words before both scripts of it belong to the Arabic one. The message of
 * a ledger entry isolates the title in it.
 */
function partsOf(title: string): string[] {
  const parts = withoutIsolates(title).split(SEPARATOR)
  const [first = '', second = ''] = parts
  const [, before = '', latin = ''] =
    (startsInArabic(first) && ARABIC_BEFORE_LATIN.exec(first)) || []
  const isPair = parts.length === 2 && latin !== '' && startsInArabic(second)
  return isPair ? [before + second, latin] : parts
}

type HeadingProps = { level?: 1 | 2 | 3; children: string; className?: string; id?: string }

/** A heading with user content: two scripts, or letters of the sans font only. */
export function Heading({ level = 1, children, className, id }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={classNames(!isInSerif(children) && 'font-sans', className)}>
      <BilingualTitle>{children}</BilingualTitle>
    </Tag>
  )
}
