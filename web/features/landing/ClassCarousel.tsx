import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useDeferredValue, useRef } from 'react'
import type { SchoolClass } from '../../../contract/classes/classes.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { Badge } from '../../kit/Badge.tsx'
import { BilingualTitle, isInSerif } from '../../kit/BilingualTitle.tsx'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { Cover } from '../../kit/Cover.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { Link } from '../../kit/Link.tsx'
import { MixedScriptText } from '../../kit/Prose.tsx'
import { PauseButton } from './PauseButton.tsx'
import { useAutoAdvance } from './use-auto-advance.ts'

const ADVANCE_MS = 5000
/** The cards of a wide screen; the others are rendered later, so that the page stays responsive. */
const INITIAL_COUNT = 4

type ClassCarouselProps = { classes: readonly SchoolClass[]; onAbout: (it: SchoolClass) => void }

/** The public classes in a row that advances every five seconds (R-LANDING-009). */
export function ClassCarousel({ classes, onAbout }: ClassCarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useDeferredValue(classes, classes.slice(0, INITIAL_COUNT))
  const advance = (direction: 1 | -1) => list.current && scrollByOneCard(list.current, direction)
  const autoAdvance = useAutoAdvance(ADVANCE_MS, () => advance(1))
  return (
    <section
      className="grid gap-3.5"
      aria-labelledby="available-classes"
      {...autoAdvance.pauseHandlers}
    >
      <div className="flex items-center">
        <h2 className="grow" id="available-classes">
          {m.landing_available_classes()}
        </h2>
        <PauseButton
          turn={m.landing_turn_classes()}
          stop={m.landing_stop_classes()}
          {...autoAdvance}
        />
        <IconButton
          label={m.landing_previous_classes()}
          icon={<ArrowLeft className="icon mirror" aria-hidden />}
          onClick={() => advance(-1)}
        />
        <IconButton
          label={m.landing_next_classes()}
          icon={<ArrowRight className="icon mirror" aria-hidden />}
          onClick={() => advance(1)}
        />
      </div>
      <ul className="carousel" ref={list}>
        {shown.map((it) => (
          <CarouselCard key={it.id} class={it} onAbout={() => onAbout(it)} />
        ))}
      </ul>
    </section>
  )
}

/** Scrolls by one card, from the last back to the first. Scrolls the row only, not the page. */
function scrollByOneCard(list: HTMLElement, direction: 1 | -1) {
  // the cards are HTML elements, of which there may be none
  const [first, second] = list.children as unknown as [HTMLElement?, HTMLElement?]
  if (!first || !second) return
  const cardWidth = Math.abs(second.offsetLeft - first.offsetLeft)
  const maxScroll = list.scrollWidth - list.clientWidth
  const offset = Math.abs(list.scrollLeft)
  // the scroll position may end a fraction of a pixel before the end
  const isAtEnd = direction > 0 ? offset > maxScroll - 2 : offset < 2
  const target = isAtEnd ? (direction > 0 ? 0 : maxScroll) : offset + direction * cardWidth
  const inlineDirection = getComputedStyle(list).direction === 'rtl' ? -1 : 1
  list.scrollTo({ left: target * inlineDirection, behavior: 'smooth' })
}

function CarouselCard({ class: it, onAbout }: { class: SchoolClass; onAbout: () => void }) {
  return (
    <Card as="li" className="carousel-card">
      <Cover colourSeed={it.id} letterSeed={it.publicId} title={it.name}>
        <Badge kind={it.premium ? 'premium' : 'free'} />
      </Cover>
      <div className="carousel-card-text">
        <h3 className={isInSerif(it.name) ? undefined : 'font-sans'}>
          <Link to={paths.publicClass(it.publicId)}>
            <BilingualTitle>{it.name}</BilingualTitle>
          </Link>
        </h3>
        <p className="text-tiny text-ink-3">
          <MixedScriptText text={it.category} />
        </p>
        <p className="carousel-card-about" dir="auto">
          <MixedScriptText text={it.about} />
        </p>
        <Button
          variant="brand-text"
          className="ms-[-18px] justify-self-start"
          aria-label={m.landing_about_name({ name: it.name })}
          onClick={onAbout}
        >
          {m.landing_about()}
        </Button>
      </div>
    </Card>
  )
}
