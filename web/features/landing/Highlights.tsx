import { BadgeCheck, BookOpen, Ear, type LucideIcon, MessagesSquare } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Tile } from '../../kit/Tile.tsx'
import { PauseButton } from './PauseButton.tsx'
import { useAutoAdvance } from './use-auto-advance.ts'

type Highlight = { icon: LucideIcon; title: string; text: string }

/** The four feature highlights (R-LANDING-003). */
const highlights: readonly Highlight[] = [
  {
    icon: BookOpen,
    title: m.landing_comprehensive_curriculum(),
    text: m.landing_comprehensive_curriculum_text(),
  },
  {
    icon: Ear,
    title: m.landing_native_speakers(),
    text: m.landing_native_speakers_text(),
  },
  {
    icon: MessagesSquare,
    title: m.landing_interactive_learning(),
    text: m.landing_interactive_learning_text(),
  },
  {
    icon: BadgeCheck,
    title: m.landing_certified_courses(),
    text: m.landing_certified_courses_text(),
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
    <section
      className="grid gap-1.5"
      aria-label={m.landing_highlights()}
      {...autoAdvance.pauseHandlers}
    >
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
              aria-label={m.landing_highlight({
                number: index + 1,
                count: highlights.length,
              })}
              aria-current={index === current || undefined}
              onClick={() => setCurrent(index)}
            />
          ))}
        </div>
        <PauseButton
          turn={m.landing_turn_highlights()}
          stop={m.landing_stop_highlights()}
          {...autoAdvance}
        />
        <div className="ms-auto">{children}</div>
      </div>
    </section>
  )
}
