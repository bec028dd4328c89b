import { BadgeCheck, BookOpen, Ear, type LucideIcon, MessagesSquare } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Tile } from '../../kit/Tile.tsx'
import { PauseButton } from './PauseButton.tsx'
import { useAutoAdvance } from './use-auto-advance.ts'

type Highlight = { icon: LucideIcon; title: string; text: string }

/** The four feature highlights (R-LANDING-003). */
const highlights: readonly Highlight[] = [
  {
    icon: BookOpen,
    title: 'Comprehensive Curriculum',
    text: 'From the first letter to the classical texts, in order.',
  },
  {
    icon: Ear,
    title: 'Native Speakers',
    text: 'Listen to the recordings of a lesson as often as you like.',
  },
  {
    icon: MessagesSquare,
    title: 'Interactive Learning',
    text: 'Exams, a discussion under every lesson, and a quiz.',
  },
  {
    icon: BadgeCheck,
    title: 'Certified Courses',
    text: 'A certificate that anybody can check online.',
  },
]

const ADVANCE_MS = 3000

/**
 * The highlights of the school, one at a time, advancing every three seconds (R-LANDING-004). The children follow the
 * dots.
 */
export function Highlights({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(0)
  const autoAdvance = useAutoAdvance(ADVANCE_MS, () =>
    setCurrent((current + 1) % highlights.length),
  )
  return (
    <section className="grid gap-1.5" aria-label="Highlights" {...autoAdvance.pauseHandlers}>
      <div className="highlights">
        {highlights.map(({ icon: Icon, title, text }, index) => (
          <div key={title} className="highlight" data-now={index === current || undefined}>
            <Tile tone="brand">
              <Icon className="icon" />
            </Tile>
            <h3>{title}</h3>
            <p className="text-small text-ink-2">{text}</p>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="dots">
          {highlights.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              className="dot"
              aria-label={`Highlight ${index + 1} of ${highlights.length}`}
              aria-current={index === current || undefined}
              onClick={() => setCurrent(index)}
            />
          ))}
        </div>
        <PauseButton subject="highlights" {...autoAdvance} />
        <div className="ms-auto">{children}</div>
      </div>
    </section>
  )
}
