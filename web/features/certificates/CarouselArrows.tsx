import { ArrowLeft, ArrowRight } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { IconButton } from '../../kit/IconButton.tsx'

type CarouselArrowsProps = {
  canScrollBack: boolean
  canScrollForward: boolean
  move: (direction: 1 | -1) => void
}

/** Arrow buttons that scroll a row; nothing if the whole row is visible. */
export function CarouselArrows({ canScrollBack, canScrollForward, move }: CarouselArrowsProps) {
  if (!canScrollBack && !canScrollForward) return null
  return (
    <>
      <IconButton
        label={m.certificates_scroll_back()}
        icon={<ArrowLeft className="icon mirror" aria-hidden />}
        // `disabled` would drop the focus at the end of the row
        aria-disabled={!canScrollBack}
        className={canScrollBack ? undefined : 'opacity-40'}
        onClick={() => move(-1)}
      />
      <IconButton
        label={m.certificates_scroll_on()}
        icon={<ArrowRight className="icon mirror" aria-hidden />}
        aria-disabled={!canScrollForward}
        className={canScrollForward ? undefined : 'opacity-40'}
        onClick={() => move(1)}
      />
    </>
  )
}
