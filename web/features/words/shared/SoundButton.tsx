import { Volume2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'

type SoundButtonProps = {
  /** The address of the sound, or what finds it when it is played. */
  url?: string
  load?: () => Promise<string>
  /** For lists: an icon whose name says the word. */
  word?: string
}

/** Plays the sound of a word, as often as the student wants to hear it. */
export function SoundButton({ url, load, word }: SoundButtonProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const play = async () => {
    const player = audio.current
    if (!player) return
    setFailed(false)
    try {
      if (load) player.src = await load()
      player.currentTime = 0
      await player.play()
    } catch {
      setFailed(true)
    }
  }
  const icon = <Volume2 className="icon" aria-hidden />
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {/* biome-ignore lint/a11y/useMediaCaption: the word stands beside it, or is what is asked */}
      <audio ref={audio} src={url} preload="none" onError={() => setFailed(true)} />
      {word === undefined ? (
        <Button onClick={() => void play()}>
          {icon}
          {m.words_listen()}
        </Button>
      ) : (
        <IconButton label={m.words_listen_to({ word })} icon={icon} onClick={() => void play()} />
      )}
      <span role="status" className="text-small text-danger-ink">
        {hasFailed && m.words_sound_failed()}
      </span>
    </span>
  )
}
