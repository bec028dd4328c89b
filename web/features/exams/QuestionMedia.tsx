import { Play } from 'lucide-react'
import { useState } from 'react'
import type { QuestionMedia as Media } from '../../../contract/exams/questions.ts'
import { pictureAttributes } from '../../../contract/lessons/picture-widths.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { formatDataSize } from '../../kit/data-size.ts'

/** The picture or sound of a question. A picture loads when it comes into view, a sound when it is played. */
export function QuestionMedia({ media, number }: { media: Media; number: number }) {
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
      // biome-ignore lint/a11y/useMediaCaption: the words of a listening question are its answer
      <audio
        className="w-full"
        controls
        autoPlay
        src={media.url}
        aria-label={m.exams_sound_of_question({ number })}
      />
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
