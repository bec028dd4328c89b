import { Play } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { QuestionMedia as Media, QuestionKind } from '../../../contract/exams/questions.ts'
import { pictureAttributes } from '../../../contract/lessons/picture-widths.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { formatDataSize } from '../../kit/data-size.ts'
import { lazyPart } from '../../kit/lazy-part.ts'
import { SoundControls } from '../../kit/SoundControls.tsx'

const ExerciseSound = lazyPart(async () => (await import('./ExerciseSound.tsx')).ExerciseSound)

type SoundOrMediaProps = {
  kind: QuestionKind
  media: Media
  number: number
  files: readonly Media[]
  /** The number of the slow sound, if the content has one. */
  slow: unknown
}

/** The sound of a listening exercise, with its buttons, or the picture or sound of another question. */
export function SoundOrMedia({ kind, media, number, files, slow }: SoundOrMediaProps) {
  if (kind !== 'hear' && kind !== 'dictation')
    return <QuestionMedia media={media} number={number} />
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <ExerciseSound
        sound={media}
        slow={kind === 'dictation' ? files[0] : files.find(({ id }) => id === slow)}
        hasShortcut={kind === 'dictation'}
      />
    </Suspense>
  )
}

/** The picture or sound of a question. A picture loads when it comes into view, a sound when it is played. */
function QuestionMedia({ media, number }: { media: Media; number: number }) {
  if (media.kind === 'audio') return <QuestionSound media={media} number={number} />
  return (
    <img
      className="question-picture"
      {...pictureAttributes(media.url, media.width)}
      width={media.width}
      height={media.height}
      loading="lazy"
      decoding="async"
      alt={m.exams_picture_for_question({ number })}
    />
  )
}

function QuestionSound({ media, number }: { media: Media; number: number }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <SoundControls autoPlay src={media.url} aria-label={m.exams_sound_of_question({ number })} />
    )
  return (
    <Button className="justify-self-start" onClick={() => setOpen(true)}>
      <Play className="icon" aria-hidden />
      {m.exams_listen()}
      <span className="sr-only"> {m.exams_listen_to_question({ number })}</span>
      <span className="num font-normal text-ink-2">{formatDataSize(media.bytes)}</span>
    </Button>
  )
}
