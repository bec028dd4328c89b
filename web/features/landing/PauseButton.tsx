import { Button } from '../../kit/Button.tsx'

type PauseButtonProps = { subject: string; still: boolean; isPaused: boolean; toggle: () => void }

/** Stops what turns by itself; for those who come by keyboard or listen. */
export function PauseButton({ subject, still, isPaused, toggle }: PauseButtonProps) {
  if (still) return null
  return (
    <Button variant="outline" className="pause-button" onClick={toggle}>
      {isPaused ? `Let the ${subject} turn` : `Stop the ${subject} turning`}
    </Button>
  )
}
