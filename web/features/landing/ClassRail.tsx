import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useDeferredValue, useRef } from 'react'
import type { SchoolClass } from '../../../contract/classes.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { Cover } from '../../kit/Cover.tsx'
import { Heading } from '../../kit/Duo.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { Mixed } from '../../kit/Prose.tsx'
import { PauseButton } from './PauseButton.tsx'
import { useTurning } from './use-turning.ts'

const TURN_MS = 5000
/** As many as fit a wide screen; the others are made a moment later, so that the page answers a finger meanwhile. */
const AT_ONCE = 4

type ClassRailProps = { classes: readonly SchoolClass[]; onAbout: (it: SchoolClass) => void }

/** The school's classes in a row that moves on by one every five seconds (student-area §9). */
export function ClassRail({ classes, onAbout }: ClassRailProps) {
  const rail = useRef<HTMLUListElement>(null)
  const shown = useDeferredValue(classes, classes.slice(0, AT_ONCE))
  const move = (by: 1 | -1) => rail.current && moveOn(rail.current, by)
  const turning = useTurning(TURN_MS, () => move(1))
  return (
    <section className="grid gap-3.5" aria-labelledby="available-classes" {...turning.hold}>
      <div className="relative flex items-center">
        <h2 className="grow" id="available-classes">
          Available classes
        </h2>
        <PauseButton what="classes" {...turning} />
        <IconButton
          label="Previous classes"
          icon={<ArrowLeft className="icon mirror" aria-hidden />}
          onClick={() => move(-1)}
        />
        <IconButton
          label="Next classes"
          icon={<ArrowRight className="icon mirror" aria-hidden />}
          onClick={() => move(1)}
        />
      </div>
      <ul className="rail" ref={rail}>
        {shown.map((it) => (
          <RailClass key={it.id} class={it} onAbout={() => onAbout(it)} />
        ))}
      </ul>
    </section>
  )
}

/** One card further, and from the last back to the first. Moves the row alone, never the page. */
function moveOn(rail: HTMLElement, by: 1 | -1) {
  const [first, second] = rail.children as unknown as [HTMLElement?, HTMLElement?]
  if (!first || !second) return
  const step = Math.abs(second.offsetLeft - first.offsetLeft)
  const room = rail.scrollWidth - rail.clientWidth
  const at = Math.abs(rail.scrollLeft)
  // the row may come to rest a fraction of a pixel before its end
  const isAtEnd = by > 0 ? at > room - 2 : at < 2
  const to = isAtEnd ? (by > 0 ? 0 : room) : at + by * step
  const forward = getComputedStyle(rail).direction === 'rtl' ? -1 : 1
  rail.scrollTo({ left: to * forward, behavior: 'smooth' })
}

function RailClass({ class: it, onAbout }: { class: SchoolClass; onAbout: () => void }) {
  return (
    <Card as="li" className="rail-class">
      <Cover id={it.id} rand={it.rand}>
        <Badge kind={it.premium ? 'premium' : 'free'} />
      </Cover>
      <div className="rail-text">
        <Heading level={3}>{it.name}</Heading>
        <p className="text-tiny text-ink-3">
          <Mixed text={it.category} />
        </p>
        <p className="rail-about" dir="auto">
          <Mixed text={it.about} />
        </p>
        <Button
          look="brand-text"
          className="ms-[-18px] justify-self-start"
          aria-label={`About ${it.name}`}
          onClick={onAbout}
        >
          About
        </Button>
      </div>
    </Card>
  )
}
