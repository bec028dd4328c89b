import { ArrowLeft, ArrowRight } from 'lucide-react'
import { IconButton } from '../../kit/IconButton.tsx'

type RailArrowsProps = { before: boolean; after: boolean; move: (by: 1 | -1) => void }

/** Moves a row of certificates by its arrows; nothing where all of it is in view. */
export function RailArrows({ before, after, move }: RailArrowsProps) {
  if (!before && !after) return null
  return (
    <>
      <IconButton
        label="Scroll back"
        icon={<ArrowLeft className="icon mirror" aria-hidden />}
        // not disabled, which would drop the focus of whoever has just come to the end
        aria-disabled={!before}
        className={before ? undefined : 'opacity-40'}
        onClick={() => move(-1)}
      />
      <IconButton
        label="Scroll on"
        icon={<ArrowRight className="icon mirror" aria-hidden />}
        aria-disabled={!after}
        className={after ? undefined : 'opacity-40'}
        onClick={() => move(1)}
      />
    </>
  )
}
