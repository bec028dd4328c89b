import { splitTextRuns, startsInArabic, type TextRun } from './arabic.ts'
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
}

/** A user's text: a paragraph for each line, each in the direction of its first letter. */
export function Prose({ text, links, lessonStyle, compact, className }: ProseProps) {
  const paragraphs = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const baseClassName = compact
    ? 'prose-compact'
    : classNames('prose', lessonStyle && 'prose-lesson')
  return (
    <div className={classNames(baseClassName, className)}>
      {paragraphs.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never reordered
        <p key={i} dir="auto" lang={startsInArabic(line) ? 'ar' : undefined}>
          {links ? <LinkifiedText text={line} /> : <MixedScriptText text={line} />}
        </p>
      ))}
    </div>
  )
}

function LinkifiedText({ text }: { text: string }) {
  return text.split(URL_PATTERN).map((piece, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never reordered
      <a key={i} href={piece} target="_blank" rel="noopener nofollow noreferrer">
        {piece}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never reordered
      <MixedScriptText key={i} text={piece} />
    ),
  )
}

/** A line of Latin text with its Arabic runs marked; a line that begins in Arabic is not split. */
export function MixedScriptText({ text }: { text: string }) {
  if (startsInArabic(text)) return text
  return splitTextRuns(text).map((run) => <TextRunView key={run.start} {...run} />)
}

function TextRunView({ text, isArabic }: TextRun) {
  return isArabic ? <span lang="ar">{text}</span> : text
}
