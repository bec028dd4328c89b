import { ArrowLeft, ArrowRight } from 'lucide-react'
import { IconButton } from '../../kit/IconButton.tsx'

type CarouselArrowsProps = {
  canScrollBack: boolean
  canScrollForward: boolean
  move: (direction: 1 | -1) => void
}

/** Moves a row of certificates by its arrows; nothing where all of it is in view. */
export function CarouselArrows({ canScrollBack, canScrollForward, move }: CarouselArrowsProps) {
  if (!canScrollBack && !canScrollForward) return null
  return (
    <>
      <IconButton
        label="Scroll back"
        icon={<ArrowLeft className="icon mirror" aria-hidden />}
        // not disabled, which would drop the focus of whoever has just come to the end
        aria-disabled={!canScrollBack}
        className={canScrollBack ? undefined : 'opacity-40'}
        onClick={() => move(-1)}
      />
      <IconButton
        label="Scroll on"
        icon={<ArrowRight className="icon mirror" aria-hidden />}
        aria-disabled={!canScrollForward}
        className={canScrollForward ? undefined : 'opacity-40'}
        onClick={() => move(1)}
      />
    </>
  )
}
