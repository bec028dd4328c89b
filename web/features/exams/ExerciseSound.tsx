import { Play, Turtle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { QuestionMedia } from '../../../contract/exams/questions.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import './shared/exercises/exercises.css'

type ExerciseSoundProps = {
  sound: QuestionMedia | undefined
  /** A slow version, if the teacher gave one. */
  slow?: QuestionMedia | undefined
  /** Listens for Ctrl+Space inside the question, so that its field keeps the focus. */
  hasShortcut?: boolean
}

/** The sound of an exercise, as often as the student wants to hear it. The names of the buttons do not say what is heard. */
export function ExerciseSound({ sound, slow, hasShortcut = false }: ExerciseSoundProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const play = (file: QuestionMedia | undefined) => {
    const player = audio.current
    if (!player || !file) return
    setFailed(false)
    if (player.src !== new URL(file.url, location.href).href) player.src = file.url
    player.currentTime = 0
    player.play().catch(() => setFailed(true))
  }
  useEffect(() => {
    const around = box.current?.closest<HTMLElement>('fieldset, article')
    if (!hasShortcut || !around) return
    const replay = (event: KeyboardEvent) => {
      if (!event.ctrlKey || event.code !== 'Space') return
      event.preventDefault()
      play(sound)
    }
    around.addEventListener('keydown', replay)
    return () => around.removeEventListener('keydown', replay)
  })
  if (!sound) return null
  return (
    <div ref={box} className="exercise-sound">
      {/* biome-ignore lint/a11y/useMediaCaption: what is heard is the answer */}
      <audio ref={audio} preload="none" onError={() => setFailed(true)} />
      <Button variant="primary" onClick={() => play(sound)}>
        <Play className="icon" aria-hidden />
        {m.exams_listen()}
      </Button>
      {slow && (
        <Button onClick={() => play(slow)}>
          <Turtle className="icon" aria-hidden />
          {m.exercises_listen_slowly()}
        </Button>
      )}
      {hasShortcut && <p className="hint exercise-shortcut">{m.exercises_sound_shortcut()}</p>}
      <p role="status" className="text-small text-danger-ink">
        {hasFailed && m.exercises_sound_failed()}
      </p>
    </div>
  )
}
