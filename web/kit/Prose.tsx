import { type Run, runsOf, startsInArabic } from './arabic.ts'
import { classNames } from './class-names.ts'

// ends before what closes the sentence around it, but keeps the brackets that it opened itself: …/Ali_(name)
const URL_IN_TEXT =
  /(https?:\/\/(?:[^\s<>"'()]|\([^\s<>"'()]*\))*(?:\([^\s<>"'()]*\)|[^\s<>"'().,;:!?\]،؛؟»”…]))/

type ProseProps = {
  text: string
  /** Addresses in the text become links, opened in a new tab. */
  links?: boolean
  /** The gold rule beside right-to-left paragraphs. */
  lesson?: boolean
  /** Comments: as small as the interface around them. */
  said?: boolean
  className?: string
}

/** What a person wrote: a paragraph for each line, each in the direction of its own first letter. */
export function Prose({ text, links, lesson, said, className }: ProseProps) {
  const paragraphs = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const look = said ? 'said' : classNames('prose', lesson && 'prose-lesson')
  return (
    <div className={classNames(look, className)}>
      {paragraphs.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never reordered
        <p key={i} dir="auto" lang={startsInArabic(line) ? 'ar' : undefined}>
          {links ? <Linked text={line} /> : <Mixed text={line} />}
        </p>
      ))}
    </div>
  )
}

function Linked({ text }: { text: string }) {
  return text.split(URL_IN_TEXT).map((piece, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never reordered
      <a key={i} href={piece} target="_blank" rel="noopener nofollow noreferrer">
        {piece}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never reordered
      <Mixed key={i} text={piece} />
    ),
  )
}

/** A line in which Arabic runs inside Latin stand apart; a line that begins in Arabic is Arabic whole. */
export function Mixed({ text }: { text: string }) {
  if (startsInArabic(text)) return text
  return runsOf(text).map((run) => <OneRun key={run.at} {...run} />)
}

function OneRun({ text, arabic }: Run) {
  return arabic ? <span lang="ar">{text}</span> : text
}
