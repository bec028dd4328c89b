import { useState } from 'react'
import { dueOf } from '../../../contract/letters/letter-progress.ts'
import {
  placedUnit,
  placementSteps,
  repeatSteps,
  seededRandom,
  unitSteps,
} from '../../../contract/letters/steps.ts'
import { UNITS } from '../../../contract/letters/units.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { BackLink, PageHeader } from '../../kit/PageHeader.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { Star } from '../../kit/Star.tsx'
import { ChoiceStep, type ChoiceStepKind } from './ChoiceStep.tsx'
import { record, saveRun, sendProgress, useProgress } from './progress-store.ts'
import { StepRun } from './StepRun.tsx'
import { placeText, SoundNote } from './Track.tsx'
import { useSounds } from './use-sounds.ts'

/** One part of the track: a unit by its number, the placement test, or what was wrong. */
export function TrackPart({ part }: { part: string }) {
  const number = Number(part)
  return (
    <>
      <BackLink to={paths.letters}>{m.letters_back()}</BackLink>
      {part === 'placement' && <Placement />}
      {part === 'repeat' && <Repeat />}
      {UNITS.some((it) => it.number === number) && <UnitPart key={number} number={number} />}
    </>
  )
}

// a new seed for each visit, so that questions differ
const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

function UnitPart({ number }: { number: number }) {
  const part = String(number)
  const [run] = useState(() => useProgress.getState().runs[part] ?? { seed: newSeed(), done: 0 })
  const [steps] = useState(() => unitSteps(number, seededRandom(run.seed)))
  const { urlOf, ofUnit, isLoaded } = useSounds(number)
  const finish = () => {
    record(part, 'unit', true)
    saveRun(part, undefined)
    void sendProgress()
  }
  return (
    <>
      <PageHeader title={m.letters_unit({ number })} />
      {isLoaded && run.done === 0 && <SoundNote {...ofUnit(number)} />}
      <StepRun
        {...{ label: m.letters_unit({ number }), steps, urlOf, done: run.done }}
        onProgress={(done) => saveRun(part, { seed: run.seed, done })}
        onFinish={finish}
        result={(first) => (
          <Card padded className="grid gap-3">
            <div className="flex items-center gap-3">
              <Star kind="done" />
              <h2 className="grow">{m.letters_unit_finished({ number })}</h2>
            </div>
            <p>{m.letters_finished_first({ right: first, count: steps.length })}</p>
            <p>{m.letters_finished_words()}</p>
            <div className="flex flex-wrap gap-2.5">
              {number < UNITS.length && (
                <ButtonLink to={paths.lettersPart(String(number + 1))} variant="primary">
                  {m.letters_next_unit({ number: number + 1 })}
                </ButtonLink>
              )}
              <ButtonLink to={paths.letters}>{m.letters_to_track()}</ButtonLink>
            </div>
          </Card>
        )}
      />
    </>
  )
}

/** At most so many questions in one repetition. */
const MAX_DUE = 12

function Repeat() {
  const [steps] = useState(() =>
    repeatSteps(dueOf(useProgress.getState().entries).slice(0, MAX_DUE), seededRandom(newSeed())),
  )
  const { urlOf } = useSounds()
  const finished = (text: string) => (
    <Card padded className="grid gap-3">
      <h2>{text}</h2>
      <div>
        <ButtonLink to={paths.letters} variant="primary">
          {m.letters_to_track()}
        </ButtonLink>
      </div>
    </Card>
  )
  return (
    <>
      <PageHeader title={m.letters_repeat()} />
      {steps.length === 0 ? (
        finished(m.letters_nothing_due())
      ) : (
        <StepRun
          {...{ label: m.letters_repeat(), steps, urlOf }}
          onFinish={() => void sendProgress()}
          result={() => finished(m.letters_repeat_finished())}
        />
      )}
    </>
  )
}

/** Twelve questions without a word on the answers, and where to begin (R-LETTERS-001). */
function Placement() {
  const [steps] = useState(() => placementSteps(seededRandom(newSeed())))
  const [answers, setAnswers] = useState<readonly boolean[]>([])
  const step = steps[answers.length]
  const place = placedUnit(answers)
  const answer = (isRight: boolean) => {
    const all = [...answers, isRight]
    setAnswers(all)
    if (all.length === steps.length) record(String(placedUnit(all)), 'placed', true)
  }
  return (
    <>
      <PageHeader title={m.letters_placement()} subtitle={m.letters_placement_text()} />
      {step && step.kind !== 'meet' && step.kind !== 'trace' ? (
        <>
          <div className="grid gap-1.5">
            <p className="num text-small text-ink-2">
              {m.letters_step_of({ number: answers.length + 1, count: steps.length })}
            </p>
            <ProgressBar value={answers.length} max={steps.length} label={m.letters_placement()} />
          </div>
          <Card padded>
            <ChoiceStep
              key={answers.length}
              step={step satisfies ChoiceStepKind}
              urlOf={() => undefined}
              isTest
              onAnswer={answer}
            />
          </Card>
        </>
      ) : (
        <Card padded className="grid gap-3">
          <h2>{placeText(place)}</h2>
          <div className="flex flex-wrap gap-2.5">
            {place <= UNITS.length && (
              <ButtonLink to={paths.lettersPart(String(place))} variant="primary">
                {m.letters_unit({ number: place })}
              </ButtonLink>
            )}
            <ButtonLink to={paths.letters}>{m.letters_to_track()}</ButtonLink>
          </div>
        </Card>
      )}
    </>
  )
}
