import { Maximize2 } from 'lucide-react'
import type { QuestionMedia } from '../../../../contract/exams/questions.ts'
import { pictureAttributes } from '../../../../contract/lessons/picture-widths.ts'
import { m } from '../../../../messages/m.ts'
import type { Picture } from './PhotographedAnswer.tsx'

type OutcomeMediaProps = {
  media: QuestionMedia
  /** Of the question, from 1. */
  number: number
  onOpen: (picture: Picture) => void
}

/** The picture of a question, which opens in the viewer, or its sound, which loads when it is played. */
export function OutcomeMedia({ media, number, onOpen }: OutcomeMediaProps) {
  if (media.kind === 'audio')
    return (
      // biome-ignore lint/a11y/useMediaCaption: the words of a listening question are its answer
      <audio
        className="w-full"
        controls
        preload="none"
        src={media.url}
        aria-label={m.exams_sound_of_question({ number })}
      />
    )
  const name = m.exams_picture_of_question({ number })
  return (
    <button
      type="button"
      className="marking-picture"
      aria-haspopup="dialog"
      onClick={() => onOpen({ src: media.url, name, turns: 0 })}
    >
      <img
        {...pictureAttributes(media.url, media.width)}
        width={media.width}
        height={media.height}
        loading="lazy"
        decoding="async"
        alt={name}
      />
      <span className="marking-photo-label">
        <Maximize2 className="icon icon-s" aria-hidden />
        {m.exams_view_large()}
      </span>
    </button>
  )
}
