import { Suspense, useState } from 'react'
import {
  READING_LEVELS,
  type ReadingLevel,
  startingClass,
} from '../../../contract/classes/class-to-continue.ts'
import type { EligibleClass } from '../../../contract/classes/classes.ts'
import type { AppSettings } from '../../../contract/settings/settings.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { prefetchOnIntent } from '../../kit/LazyDialog.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { MISSING_TEXT, RetryButton } from '../../kit/MissingPart.tsx'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import { useTimeZone } from '../../kit/time-zone.ts'
import { skipStart } from './skipped.ts'
import './start.css'

const loadFirstClass = () => import('./FirstClass.tsx')
const FirstClass = lazyPart(async () => (await loadFirstClass()).FirstClass, MissingClass)

type StartHereProps = {
  userId: string
  /** The classes that the student may join. */
  classes: readonly EligibleClass[]
  settings: AppSettings
}

const ANSWERS: Record<ReadingLevel, string> = {
  yes: m.start_answer_yes(),
  little: m.start_answer_little(),
  none: m.start_answer_none(),
}

/** The question to a student without classes, then the free class that fits the answer. */
export function StartHere({ userId, classes, settings }: StartHereProps) {
  const timezone = useTimeZone()
  const [level, setLevel] = useState<ReadingLevel>()
  const chosen = {
    yes: settings.startClassYes,
    little: settings.startClassLittle,
    none: settings.startClassNone,
  }
  const moment = { now: Date.now() / 1000, timezone }
  const firstClass = level && startingClass(classes, level, chosen, moment)
  if (firstClass) {
    return (
      <Suspense fallback={<FirstClassSkeleton />}>
        <FirstClass class={firstClass} onBack={() => setLevel(undefined)} />
      </Suspense>
    )
  }
  return (
    <fieldset className="start">
      <legend className="start-question">{m.start_question()}</legend>
      <div className="start-answers">
        {READING_LEVELS.map((it) => (
          <Button
            key={it}
            variant="text"
            className="start-answer"
            {...prefetchOnIntent(loadFirstClass)}
            onClick={() => setLevel(it)}
          >
            {ANSWERS[it]}
          </Button>
        ))}
      </div>
      <p className="lead text-small">
        {m.start_question_hint()}{' '}
        <button type="button" className="start-skip" onClick={() => skipStart(userId)}>
          {m.start_skip()}
        </button>
      </p>
    </fieldset>
  )
}

function FirstClassSkeleton() {
  return (
    <LoadingRegion className="start opacity-20">
      <Skeleton className="h-17 w-3/4" />
      <Skeleton className="h-11 w-full rounded-control" />
    </LoadingRegion>
  )
}

/** In place of the first class if its code did not load. */
function MissingClass() {
  return (
    <div className="start" role="alert">
      <p className="lead">{MISSING_TEXT}</p>
      <RetryButton variant="gold" />
    </div>
  )
}
