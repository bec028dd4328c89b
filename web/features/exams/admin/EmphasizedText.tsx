import { startsInArabic } from '../../../kit/arabic.ts'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { splitEmphasis } from './split-emphasis.ts'

/** A text in paragraphs as `Prose compact` shows it, with the parts between double asterisks emphasized. */
export function EmphasizedProse({ text }: { text: string }) {
  const paragraphs = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return (
    <div className="prose-compact">
      {paragraphs.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never reordered
        <p key={index} dir="auto" lang={startsInArabic(line) ? 'ar' : undefined}>
          <EmphasizedText text={line} />
        </p>
      ))}
    </div>
  )
}

/** One line of text with the parts between double asterisks emphasized. */
export function EmphasizedText({ text }: { text: string }) {
  return splitEmphasis(text).map(({ start, text: run, isEmphasized }) =>
    isEmphasized ? (
      <strong key={start} lang={startsInArabic(run) ? 'ar' : undefined}>
        <MixedScriptText text={run} />
      </strong>
    ) : (
      <MixedScriptText key={start} text={run} />
    ),
  )
}
