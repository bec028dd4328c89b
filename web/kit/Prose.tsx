import { splitTextRuns, startsInArabic, type TextRun } from './arabic.ts'
import { classNames } from './class-names.ts'

// ends before what closes the sentence around it, but keeps the brackets that it opened itself: …/Ali_(name)
const URL_PATTERN =
  /(https?:\/\/(?:[^\s<>"'()]|\([^\s<>"'()]*\))*(?:\([^\s<>"'()]*\)|[^\s<>"'().,;:!?\]،؛؟»”…]))/

type ProseProps = {
  text: string
  /** Addresses in the text become links, opened in a new tab. */
  links?: boolean
  /** The gold rule beside right-to-left paragraphs. */
  lessonStyle?: boolean
  /** Comments: as small as the interface around them. */
  compact?: boolean
  className?: string
}

/** What a person wrote: a paragraph for each line, each in the direction of its own first letter. */
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

/** A line in which Arabic runs inside Latin stand apart; a line that begins in Arabic is Arabic whole. */
export function MixedScriptText({ text }: { text: string }) {
  if (startsInArabic(text)) return text
  return splitTextRuns(text).map((run) => <TextRunView key={run.start} {...run} />)
}

function TextRunView({ text, isArabic }: TextRun) {
  return isArabic ? <span lang="ar">{text}</span> : text
}
