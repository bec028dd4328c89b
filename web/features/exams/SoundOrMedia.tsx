import { Suspense } from 'react'
import type { QuestionMedia as Media, QuestionKind } from '../../../contract/exams/questions.ts'
import { lazyPart } from '../../kit/lazy-part.ts'
import { QuestionMedia } from './QuestionMedia.tsx'

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
