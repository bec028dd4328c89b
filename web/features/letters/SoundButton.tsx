import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { playSound } from './letter-sounds.ts'

type SoundButtonProps = {
  url: string
  /** What is heard, unless it is the answer. */
  text?: string
}

/** Plays a recording of the school, as often as wanted. */
export function SoundButton({ url, text }: SoundButtonProps) {
  const [hasFailed, setFailed] = useState(false)
  const play = () => {
    setFailed(false)
    playSound(url).catch(() => setFailed(true))
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2.5">
      <Button
        variant="soft"
        aria-label={text === undefined ? undefined : m.letters_listen_to({ text })}
        onClick={play}
      >
        <Volume2 className="icon" aria-hidden />
        {text === undefined && m.letters_listen()}
      </Button>
      {hasFailed && (
        <span role="status" className="text-small text-danger-ink">
          {m.letters_sound_failed()}
        </span>
      )}
    </span>
  )
}
