import { ArrowRight, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { finishedLast, isNextOpen } from '../../../contract/classes/class-to-continue.ts'
import type { MyClass } from '../../../contract/enrolment/enrolment.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { Cover } from '../../kit/Cover.tsx'
import { Link } from '../../kit/Link.tsx'
import { useTimeZone } from '../../kit/time-zone.ts'
import { ClassProgress } from './ClassProgress.tsx'
import { continueText } from './next-lesson-text.ts'

const MAX_SHOWN = 4

type NoteOf = (it: MyClass) => ReactNode
type ContinueLearningProps = {
  classes: readonly MyClass[]
  /** A line below the progress of a class, such as the end of its subscription. */
  noteOf: NoteOf
}

/** The classes of a student: those in progress, joined last first, each with its next lesson; then the finished ones. */
export function ContinueLearning({ classes, noteOf }: ContinueLearningProps) {
  if (classes.length === 0) return null
  return (
    <Card>
      <CardHead title={m.classes_in_progress_title()}>
        {classes.length > MAX_SHOWN && (
          <ButtonLink to={paths.myClasses} variant="brand-text">
            {m.classes_view_all()}
          </ButtonLink>
        )}
      </CardHead>
      <ul className="rows">
        {finishedLast(classes)
          .slice(0, MAX_SHOWN)
          .map((it) => (
            <li key={it.enrolment.id} className="gap-0 p-0">
              <ClassRow myClass={it} noteOf={noteOf} />
            </li>
          ))}
      </ul>
    </Card>
  )
}

function ClassRow({ myClass, noteOf }: { myClass: MyClass; noteOf: NoteOf }) {
  const timezone = useTimeZone()
  const { class: it, nextLesson } = myClass
  const now = Date.now() / 1000
  const canContinue = nextLesson && isNextOpen(myClass, now)
  return (
    <>
      <Link
        to={paths.class(it.publicId)}
        className="flex min-w-0 flex-1 items-center gap-3.5 py-3 ps-(--pad) pe-2 text-ink no-underline hover:bg-sunken"
      >
        <Cover
          colourSeed={it.id}
          letterSeed={it.publicId}
          title={it.name}
          className="h-13 w-10 flex-none rounded-badge after:hidden [&>.kano]:text-[28px]"
        />
        <span className="grid grow gap-1">
          <span className="block font-semibold">
            <BilingualTitle>{it.name}</BilingualTitle>
          </span>
          <ClassProgress myClass={myClass} now={now} timezone={timezone} />
          {noteOf(myClass)}
        </span>
        {!canContinue && <ChevronRight className="icon mirror text-ink-3" aria-hidden />}
      </Link>
      {canContinue && (
        <Link
          to={paths.lesson(it.publicId, nextLesson.id)}
          className="icon-button mx-2 bg-brand-soft text-brand-ink"
          aria-label={continueText(myClass.lessonsDone)({
            number: nextLesson.number,
            title: nextLesson.subject,
          })}
        >
          <ArrowRight className="icon mirror" aria-hidden />
        </Link>
      )}
    </>
  )
}
