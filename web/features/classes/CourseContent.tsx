import { Calendar, CalendarDays, ChevronRight, GraduationCap, Repeat } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { countsTowardsProgress } from '../../../contract/lessons/lesson-access.ts'
import type { LessonKind } from '../../../contract/lessons/lesson-kinds.ts'
import { m, textOf } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { classNames } from '../../kit/class-names.ts'
import { HijriDate } from '../../kit/HijriDate.tsx'
import { Link } from '../../kit/Link.tsx'
import { Star } from '../../kit/Star.tsx'
import type { Course, CourseRow } from './course.ts'
import './class-page.css'

type CourseContentProps = {
  course: Course
  classRef: string
  /** The lesson whose view is being recorded. */
  openingLessonId: number | undefined
  onOpen: (row: CourseRow) => void
  /** The free sample of a class that the student has not joined: its number and the page that shows it. */
  sample?: { number: number; to: string } | undefined
  /** A mark beside the note of a row, for example that the lesson is kept on this device. */
  markOf?: (row: CourseRow) => ReactNode
  /** A notice above the list. */
  children?: ReactNode
}

/** The rows of a longer class are laid out near the viewport only. */
const LAID_OUT_ROWS = 30

/** The lessons in their order, each with a marker and a note (R-CLASS-011 to R-CLASS-013). */
export function CourseContent(props: CourseContentProps) {
  const { course, children } = props
  // 'Back to Class' shows it (web/app/scroll-position.ts)
  const isNext = ({ lesson }: CourseRow) => lesson.id === course.next?.id
  return (
    <Card>
      <CardHead title={m.classes_course_content()}>
        {course.monthText && (
          <p className="num pe-2 text-small text-ink-2">{textOf(course.monthText)}</p>
        )}
      </CardHead>
      {children}
      {course.rows.length === 0 ? (
        <p className="pad text-ink-2">{m.classes_no_lessons_yet()}</p>
      ) : (
        <ol
          className={classNames(
            'rows lessons',
            course.rows.length > LAID_OUT_ROWS && 'lessons-long',
          )}
        >
          {course.rows.map((row) => (
            <li
              key={row.lesson.id}
              data-next={(row.access.open && isNext(row)) || undefined}
              data-return={isNext(row) || undefined}
            >
              <LessonLink row={row} {...props} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function LessonLink({
  row,
  classRef,
  openingLessonId,
  onOpen,
  markOf,
  sample,
}: CourseContentProps & { row: CourseRow }) {
  const { lesson, access } = row
  const mark = access.open && markOf?.(row)
  const isOpening = openingLessonId === lesson.id
  const isSample = sample?.number === row.number && countsTowardsProgress(lesson)
  const content = (
    <>
      {isSample ? <Star kind="open">{row.number}</Star> : <LessonMarker row={row} />}
      <span className="grow">
        <span className="lesson-name">
          {kindIcons[lesson.kind]}
          <span className="min-w-0">
            <BilingualTitle>{lesson.subject}</BilingualTitle>
          </span>
        </span>
        <span className="block text-small text-ink-2">
          {isOpening ? m.classes_opening() : isSample ? m.classes_free_sample() : row.note}
          {row.moment !== undefined && <HijriDate at={row.moment} before=" · " />}
          {mark && row.note && ' · '}
          {mark}
        </span>
      </span>
      <ChevronRight className="icon mirror text-ink-3" aria-hidden />
    </>
  )
  if (isSample)
    return (
      <Link to={sample.to} className="lesson-row">
        {content}
      </Link>
    )
  if (!access.open) {
    return (
      <button
        type="button"
        className="lesson-row"
        data-shut={!isTimetable(row) || undefined}
        onClick={() => onOpen(row)}
      >
        {content}
      </button>
    )
  }
  const open = (event: MouseEvent) => {
    // a click for a new tab is left to the browser; the lesson page records the view there
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (openingLessonId === undefined) onOpen(row)
  }
  return (
    <Link
      to={paths.lesson(classRef, lesson.id)}
      className="lesson-row"
      aria-busy={isOpening || undefined}
      onClick={open}
    >
      {content}
    </Link>
  )
}

/** A timetable opens in a dialog, not on a page. */
const isTimetable = ({ access }: CourseRow) =>
  !access.open && access.reason === 'lesson_without_page'

function LessonMarker({ row }: { row: CourseRow }) {
  const { number, done, access, isScheduled } = row
  if (done) return <Star kind="done" />
  if (isScheduled) {
    return (
      <Star kind="lock">
        <Calendar className="icon icon-s" />
      </Star>
    )
  }
  if (isTimetable(row)) {
    return (
      <Star kind="open">
        <CalendarDays className="icon icon-s" />
      </Star>
    )
  }
  return access.open ? <Star kind="open">{number}</Star> : <Star kind="lock" />
}

// screen readers and copied text get the character, sighted users the icon
const kindIcons: Record<LessonKind, ReactNode> = {
  lesson: null,
  exam: (
    <>
      <GraduationCap className="icon lesson-cap" aria-hidden />
      <span className="sr-only" role="img" aria-label={m.classes_exam()}>
        🎓
      </span>
    </>
  ),
  practice: (
    <>
      <Repeat className="icon lesson-cap" aria-hidden />
      <span className="sr-only">{m.classes_practice()}</span>
    </>
  ),
  timetable: null,
}
