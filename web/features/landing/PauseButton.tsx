import { Pause, Play } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { IconButton } from '../../kit/IconButton.tsx'

type PauseButtonProps = { subject: string; still: boolean; isPaused: boolean; toggle: () => void }

/** Pauses an automatic animation; nothing if there is none. */
export function PauseButton({ subject, still, isPaused, toggle }: PauseButtonProps) {
  if (still) return null
  const Icon = isPaused ? Play : Pause
  return (
    <IconButton
      label={
        isPaused
          ? m.landing_let_subject_turn({ subject })
          : m.landing_stop_subject_turning({ subject })
      }
      icon={<Icon className="icon" aria-hidden />}
      onClick={toggle}
    />
  )
}
