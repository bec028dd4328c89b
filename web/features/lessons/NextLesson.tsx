import { ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { m, textOf } from '../../../messages/m.ts'
import type { Message } from '../../../messages/message.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { classNames } from '../../kit/class-names.ts'
import { Link } from '../../kit/Link.tsx'
import { Star } from '../../kit/Star.tsx'
import { Text } from '../../kit/Text.tsx'
import './lesson.css'

type NextLessonProps = {
  to: string
  subject: string
  number: number
  /** '1 of 4 this month' in a class with a monthly limit. */
  monthText: Message | null
  /** '1 Dec 2026', when a student who has opened all lessons of this month can open new ones. */
  newLessonsFrom?: string | undefined
  isOpening: boolean
  onOpen: () => void
}

/** A link to the next lesson. */
export function NextLesson(props: NextLessonProps) {
  const { to, subject, number, monthText, newLessonsFrom, isOpening, onOpen } = props
  const open = (event: MouseEvent) => {
    // a click for a new tab is left to the browser; the lesson page records the view there
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!isOpening) onOpen()
  }
  return (
    <Link
      to={to}
      className={classNames('card', 'lesson-next')}
      aria-busy={isOpening || undefined}
      onClick={open}
    >
      <Star kind="open">{number}</Star>
      <span className="grow">
        <span className="block text-tiny text-ink-3">
          {isOpening ? m.lessons_opening() : m.lessons_next_lesson()}
          {monthText && !isOpening && <span className="num"> · {textOf(monthText)}</span>}
          {newLessonsFrom && !isOpening && (
            <span className="num">
              {' '}
              <Text of={m.lessons_new_lessons_from} date={newLessonsFrom} />
            </span>
          )}
        </span>
        <b className="block font-semibold">
          <BilingualTitle>{subject}</BilingualTitle>
        </b>
      </span>
      <ArrowRight className="icon mirror" aria-hidden />
    </Link>
  )
}
