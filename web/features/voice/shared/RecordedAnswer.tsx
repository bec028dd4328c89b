import type { RecordingFile } from '../../../../contract/voice/recordings.ts'
import { m } from '../../../../messages/m.ts'
import { SoundControls } from '../../../kit/SoundControls.tsx'
import { formatLength } from './format-length.ts'
import { RemoveLimit } from './RemoveLimit.tsx'

type RecordedAnswerProps = {
  recordings: readonly RecordingFile[]
  /** Another part of the page plays it, with its text and its marks. */
  isPlayedElsewhere?: boolean
  /** The reader is the student who recorded them. */
  isOwn?: boolean
}

/** The spoken answers of a submission, each with a player. */
export function RecordedAnswer({
  recordings,
  isPlayedElsewhere = false,
  isOwn = false,
}: RecordedAnswerProps) {
  return (
    <ul className="grid gap-2.5">
      {recordings.map((it) => (
        <li key={it.id} className="grid gap-1.5">
          {it.url && isPlayedElsewhere ? (
            <p>{m.recorder_spoken_answer({ length: formatLength(it.milliseconds) })}</p>
          ) : it.url ? (
            <SoundControls
              preload="none"
              src={it.url}
              aria-label={m.recorder_spoken_answer({ length: formatLength(it.milliseconds) })}
            />
          ) : (
            <p className="text-ink-2">
              {it.isDeleted
                ? m.recorder_deleted()
                : m.recorder_limited_to({ name: it.onlyFor ?? '' })}
            </p>
          )}
          {it.onlyFor && it.url && (
            <p className="text-small text-ink-2">{m.recorder_limited_to({ name: it.onlyFor })}</p>
          )}
          {it.onlyFor && isOwn && <RemoveLimit voiceId={it.id} />}
        </li>
      ))}
    </ul>
  )
}
