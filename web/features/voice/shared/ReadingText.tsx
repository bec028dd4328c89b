import { m } from '../../../../messages/m.ts'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import './recorder.css'

type ReadingTextProps = { text: string; source?: string | undefined }

/** A text to be read aloud, set in Arabic type with its lines, and where it is from (R-VOICE-001). */
export function ReadingText({ text, source }: ReadingTextProps) {
  return (
    <section className="reading-text" aria-label={m.recorder_text_to_read()}>
      <h3 className="text-small text-ink-2">{m.recorder_text_to_read()}</h3>
      <p lang="ar" dir="auto" className="reading-lines font-naskh">
        {text}
      </p>
      {source && (
        <p className="text-small text-ink-2" dir="auto">
          <MixedScriptText text={source} />
        </p>
      )}
    </section>
  )
}
