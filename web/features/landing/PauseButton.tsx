import { Button } from '../../kit/Button.tsx'

type PauseButtonProps = { what: string; still: boolean; isPaused: boolean; toggle: () => void }

/** Stops what turns by itself; for those who come by keyboard or listen. */
export function PauseButton({ what, still, isPaused, toggle }: PauseButtonProps) {
  if (still) return null
  return (
    <Button look="line" className="pause" onClick={toggle}>
      {isPaused ? `Let the ${what} turn` : `Stop the ${what} turning`}
    </Button>
  )
}
