import { Pause, Play } from 'lucide-react'
import { IconButton } from '../../kit/IconButton.tsx'

type PauseButtonProps = {
  /** The labels of the button while the animation is paused, and while it runs. */
  turn: string
  stop: string
  still: boolean
  isPaused: boolean
  toggle: () => void
}

/** Pauses an automatic animation; nothing if there is none. */
export function PauseButton({ turn, stop, still, isPaused, toggle }: PauseButtonProps) {
  if (still) return null
  const Icon = isPaused ? Play : Pause
  return (
    <IconButton
      label={isPaused ? turn : stop}
      icon={<Icon className="icon" aria-hidden />}
      onClick={toggle}
    />
  )
}
