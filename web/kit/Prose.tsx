import type { ReactNode } from 'react'
import { locale } from '../../messages/m.ts'
import {
  isLetterRow,
  letterFormName,
  splitTextRuns,
  startsInArabic,
  type TextRun,
} from './arabic.ts'
import { classNames } from './class-names.ts'

// excludes punctuation that ends the sentence, and includes brackets opened within the URL: …/Ali_(name)
const URL_PATTERN =
  /(https?:\/\/(?:[^\s<>"'()]|\([^\s<>"'()]*\))*(?:\([^\s<>"'()]*\)|[^\s<>"'().,;:!?\]،؛؟»”…]))/

type ProseProps = {
  text: string
  /** Turns URLs into links that open in a new tab. */
  links?: boolean
  /** Draws the gold line beside right-to-left paragraphs. */
  lessonStyle?: boolean
  /** The text size of the interface, for comments. */
  compact?: boolean
  className?: string
  /** Renders Arabic text, for example with its words as buttons; by default it stays text. */
  mark?: Mark | undefined
}

/** Renders a piece of Arabic text. */
export type Mark = (text: string) => ReactNode

/** A user's text: a paragraph for each line, each in the direction of its first letter. */
export function Prose({ text, links, lessonStyle, compact, className, mark }: ProseProps) {
  const paragraphs = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const baseClassName = compact
    ? 'prose-compact'
    : classNames('prose', lessonStyle && 'prose-lesson')
  return (
    <div className={classNames(baseClassName, className)}>
      {paragraphs.map((line, i) =>
        isLetterRow(line) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never reordered
          <LetterRow key={i} text={line} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never reordered
          <p key={i} {...direction(line)}>
            {links ? (
              <LinkifiedText text={line} mark={mark} />
            ) : (
              <MixedScriptText text={line} mark={mark} />
            )}
          </p>
        ),
      )}
    </div>
  )
}

// on an Arabic page it would be read, and drawn, as Arabic (R-LANG-007)
const LATIN = locale === 'ar' ? { lang: 'en', dir: 'auto' } : { dir: 'auto' }

/** Unicode gives the basmala in one character no direction. */
const direction = (line: string) =>
  startsInArabic(line)
    ? { lang: 'ar', dir: line.trimStart().startsWith('\ufdfd') ? 'rtl' : 'auto' }
    : LATIN

/** Letters that stand apart, large, each in its own cell; letter forms have their names (R-ARABIC-016). */
function LetterRow({ text }: { text: string }) {
  const letters = text.trim().split(/\s+/)
  const areForms = letters.some((it) => it.includes('ـ'))
  return (
    <p className="letter-row" lang="ar" dir="rtl">
      {letters.map((it, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters are never reordered
        <span key={i} className="letter-cell">
          {it}{' '}
          {areForms && (
            <span lang="en" dir="ltr">
              {letterFormName(it)}{' '}
            </span>
          )}
        </span>
      ))}
    </p>
  )
}

type MarkedText = { text: string; mark?: Mark | undefined }

function LinkifiedText({ text, mark }: MarkedText) {
  return text.split(URL_PATTERN).map((piece, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never reordered
      <a key={i} href={piece} target="_blank" rel="noopener nofollow noreferrer">
        {piece}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never reordered
      <MixedScriptText key={i} text={piece} mark={mark} />
    ),
  )
}

const HYPHENATED = /((?<![\p{L}\p{M}ʿʾ])[\p{L}\p{M}ʿʾ]+(?:-[\p{L}\p{M}ʿʾ]+)+)/u
const TRANSLITERATED = /[āīūĀĪŪḥṣḍṭẓḤṢḌṬẒʿʾ]|^((wa|bi|li|fa|ka)-)*[aiu]?([lsdtnrz]h?|[ṣḍṭẓ])-/i

/** A line of Latin text with its Arabic runs marked; a line that begins in Arabic is not split. */
export function MixedScriptText({ text, mark }: MarkedText) {
  if (startsInArabic(text)) return mark ? mark(text) : text
  return splitTextRuns(text).map((run) => <TextRunView key={run.start} {...run} mark={mark} />)
}

function TextRunView({ text, isArabic, mark }: TextRun & MarkedText) {
  if (!isArabic) return <Transliteration text={text} />
  return (
    <span lang="ar" className={isLetterRow(text) ? 'letters-apart' : undefined}>
      {mark ? mark(text) : text}
    </span>
  )
}

/** Latin text in which a hyphenated transliteration stays on one line (R-ARABIC-016). */
function Transliteration({ text }: { text: string }) {
  if (!text.includes('-')) return text
  return text.split(HYPHENATED).map((piece, i) =>
    i % 2 === 1 && TRANSLITERATED.test(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never reordered
      <span key={i} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
