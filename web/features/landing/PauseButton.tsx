import { Button } from '../../kit/Button.tsx'

type PauseButtonProps = { subject: string; still: boolean; isPaused: boolean; toggle: () => void }

/** Pauses an automatic animation; visible to keyboard and screen reader users. */
export function PauseButton({ subject, still, isPaused, toggle }: PauseButtonProps) {
  if (still) return null
  return (
    <Button variant="outline" className="pause-button" onClick={toggle}>
      {isPaused ? `Let the ${subject} turn` : `Stop the ${subject} turning`}
    </Button>
  )
}
