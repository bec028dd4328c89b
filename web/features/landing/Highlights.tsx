import { BadgeCheck, BookOpen, Ear, type LucideIcon, MessagesSquare } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Tile } from '../../kit/Tile.tsx'
import { PauseButton } from './PauseButton.tsx'
import { useTurning } from './use-turning.ts'

type Highlight = { icon: LucideIcon; title: string; text: string }

/** Student-area §1. */
const highlights: readonly Highlight[] = [
  {
    icon: BookOpen,
    title: 'Comprehensive Curriculum',
    text: 'From the first letter to the classical texts, in order.',
  },
  {
    icon: Ear,
    title: 'Native Speakers',
    text: 'Hear each word from those who grew up with it.',
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

const TURN_MS = 3000

/**
 * What the school stands for, one at a time; they take turns every three seconds (student-area §9).
 * What it is given stands at the end, beside the dots.
 */
export function Highlights({ children }: { children: ReactNode }) {
  const [now, setNow] = useState(0)
  const turning = useTurning(TURN_MS, () => setNow((now + 1) % highlights.length))
  return (
    <section className="grid gap-1.5" aria-label="Highlights" {...turning.hold}>
      <div className="turns">
        {highlights.map(({ icon: Icon, title, text }, at) => (
          <div key={title} className="turn" data-now={at === now || undefined}>
            <Tile tone="brand">
              <Icon className="icon" />
            </Tile>
            <h3>{title}</h3>
            <p className="text-small text-ink-2">{text}</p>
          </div>
        ))}
      </div>
      <div className="relative flex items-center justify-between gap-3">
        <div className="dots">
          {highlights.map(({ title }, at) => (
            <button
              key={title}
              type="button"
              className="dot"
              aria-label={`Highlight ${at + 1} of ${highlights.length}`}
              aria-current={at === now || undefined}
              onClick={() => setNow(at)}
            />
          ))}
        </div>
        <PauseButton what="highlights" {...turning} />
        {children}
      </div>
    </section>
  )
}
