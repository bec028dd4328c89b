import { TriangleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ANSWER_WAYS, type AnswerWay } from '../../../contract/exams/answer-ways.ts'
import type { LessonPage } from '../../../contract/study/study.ts'
import { m, textOf } from '../../../messages/m.ts'
import { ApiError } from '../../api/call-api.ts'
import { afterNextPaint } from '../../kit/after-next-paint.ts'
import { lazyPart, renderNothing } from '../../kit/lazy-part.ts'
import { Note } from '../../kit/Tile.tsx'
import { useBackLayer } from '../../kit/use-back-layer.ts'
import { PHONE, useMediaQuery } from '../../kit/use-media-query.ts'
import { AllQuestions } from './AllQuestions.tsx'
import { SubmitDock } from './ExamDock.tsx'
import { examAnswersOf, type ShownQuestion } from './exam-answers.ts'
import { clearDraft, type ExamDraft, readDraft, storeDraft, withAskedWay } from './exam-draft.ts'
import { examStepsOf, findStep, neighbourStep, questionStepId } from './exam-steps.ts'
import { StepByStep } from './StepByStep.tsx'
import { SubmitSheet } from './SubmitSheet.tsx'
import type { Timing } from './sitting/timing.ts'
import { type Outcome, submitErrorMessage, useSubmitExam } from './use-submit-exam.ts'
import './exam.css'
import { ONE_OPTION_ONLY } from '../../../contract/exams/exam-submission.ts'
import type { ExamQuestion } from '../../../contract/exams/exams.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { keepPreviousOrder, optionsOf } from './options.ts'
import { questionFieldName } from './QuestionCard.tsx'

const SaveAnswers = lazyPart(
  async () => (await import('../offline/shared/outbox/SaveAnswers.tsx')).SaveAnswers,
  renderNothing,
)

const ExamTimer = lazyPart(async () => (await import('./sitting/Sitting.tsx')).ExamTimer)

/** A phone, also when it is turned: an exam keeps its screen. */
const PHONE_EITHER_WAY = `${PHONE}, (max-height: 480px)`

type ExamFormProps = {
  lesson: LessonPage
  /** The file of the exam. */
  material: ReactNode
  /** The storage key of the answers. */
  draftKey: string
  /** Of an exam with a last moment, a limit or several attempts. */
  timing?: Timing | undefined
  /** Called if the time runs out before anything is answered. */
  onBlank?: (() => void) | undefined
  onDone: (outcome: Outcome) => void
  /** Called in place of the submission, for a preview. */
  onPreviewSubmit?: () => void
}

/**
 * The exam form: one part at a time on a phone, one page on wider screens. Every change is stored on the
 * device until the server has accepted the answers.
 */
export function ExamForm(props: ExamFormProps) {
  const { lesson, material, draftKey, timing, onBlank, onDone, onPreviewSubmit } = props
  const { draft: stored, ...keeper } = useExamDraft(draftKey, lesson.questions)
  const { isSaved, readLatest, updateDraft, chooseOption } = keeper
  const draft = withAskedWay(stored, lesson)
  const [hasTriedSubmit, setTriedSubmit] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isNoticeOpen, setNoticeOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isPhone = useMediaQuery(PHONE_EITHER_WAY)
  const { error, item, ...submission } = useSubmitExam({
    lesson,
    draftKey,
    timing,
    onDone: (outcome) => {
      clearDraft(draftKey)
      onDone(outcome)
    },
  })

  const answers = examAnswersOf(lesson, draft)
  const steps = examStepsOf(lesson)
  const step = findStep(steps, draft.step)
  const isStepped = isPhone && answers.progress.total > 1
  const canRetry = error !== null && !(error instanceof ApiError)

  function goTo(stepId: string) {
    flushSync(() => updateDraft({ step: stepId }))
    focusStep(form.current)
  }

  const previous = neighbourStep(steps, step, -1)
  useBackLayer(() => previous && goTo(previous.id), isStepped ? steps.indexOf(step) : 0)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const next = isStepped ? neighbourStep(steps, step, 1) : undefined
    if (next) return goTo(next.id)
    if (onPreviewSubmit) return onPreviewSubmit()
    if (submission.isPending) return
    // the student has confirmed these answers before
    if (canRetry && !answers.missingReason) return submission.send(answers.submission)
    // the pressed button is painted before the sheet and the errors behind it
    afterNextPaint(async () => {
      // what is being recorded is submitted
      if (draft.mode === 'voice') await endRecordings()
      setTriedSubmit(true)
      setAsking(true)
    })
  }

  async function saveAtEnd() {
    setAsking(false)
    // what is being recorded counts as far as it is
    if (draft.mode === 'voice') await endRecordings()
    const latest = examAnswersOf(lesson, withAskedWay(readLatest(), lesson))
    if (latest.progress.answered === 0) onBlank?.()
    else submission.send(latest.submission, timing?.endsAt)
  }

  function goToMissing() {
    // closing the sheet returns the focus to the submit button
    flushSync(() => setAsking(false))
    const missing = answers.questions.find((it) => it.chosenOption === '')
    if (isStepped) goTo(missing ? questionStepId(missing.id) : 'theory')
    else focusFirstBlankField(form.current, answers.questions)
  }

  function changeTheory(part: Partial<ExamDraft>) {
    updateDraft(part)
    // a switch of the answer mode while the other answer is not empty
    const answered: Record<AnswerWay, boolean> = {
      text: draft.theory.trim() !== '',
      image: draft.image !== '',
      voice: draft.voice !== '',
    }
    if (part.mode && ANSWER_WAYS.some((it) => it !== part.mode && answered[it])) setNoticeOpen(true)
  }

  const { endsAt } = timing ?? {}
  const timer = timing && endsAt !== undefined && (
    <Suspense>
      <ExamTimer timing={{ ...timing, endsAt }} onTimeUp={() => void saveAtEnd()} />
    </Suspense>
  )
  const layout = {
    ...{ lesson, material, draft, answers, hasTriedSubmit, timing, timer },
    ...{ onChoose: chooseOption, onTheoryChange: changeTheory },
    storageNotice: <StorageNotice isSaved={isSaved} />,
  }
  const dock = {
    timer,
    progress: answers.progress,
    isPending: submission.isPending,
    errorMessage: error ? submitErrorMessage(error) : undefined,
    canRetry,
  }
  return (
    <form
      ref={form}
      className="exam-form"
      data-stepped={isStepped || undefined}
      onSubmit={handleSubmit}
      noValidate
      aria-label={m.exams_exam()}
    >
      {isStepped ? (
        <StepByStep {...layout} {...{ steps, step, dock }} onGo={goTo} />
      ) : (
        <>
          <AllQuestions {...layout} />
          <SubmitDock {...dock} />
        </>
      )}
      {canRetry && item && (
        <Suspense>
          <SaveAnswers item={item} />
        </Suspense>
      )}
      {isAsking && (
        <SubmitSheet
          answers={answers}
          attemptsLeft={timing ? timing.attempts - timing.attempt : 0}
          onClose={() => setAsking(false)}
          onGoToMissing={goToMissing}
          onConfirm={() => {
            setAsking(false)
            submission.send(answers.submission)
          }}
        />
      )}
      <OneAnswerDialog open={isNoticeOpen} mode={draft.mode} onClose={() => setNoticeOpen(false)} />
    </form>
  )
}

async function endRecordings() {
  try {
    await (await import('../voice/shared/record.ts')).endRecordings()
  } catch {
    // its code did not load, so nothing is recorded
  }
}

function StorageNotice({ isSaved }: { isSaved: boolean }) {
  return isSaved ? (
    <p className="hint">{m.exams_answers_kept_on_device()}</p>
  ) : (
    <Note tone="warning" icon={<TriangleAlert className="icon" aria-hidden />}>
      {m.exams_no_room_on_device()}
    </Note>
  )
}

const COUNTS: Record<AnswerWay, string> = {
  text: m.exams_text_counts(),
  image: m.exams_image_counts(),
  voice: m.exams_voice_counts(),
}

type OneAnswerDialogProps = { open: boolean; mode: AnswerWay; onClose: () => void }

/** Explains which answer counts if both a text and an image exist. */
function OneAnswerDialog({ open, mode, onClose }: OneAnswerDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.exams_notice()}
      description={mode === 'voice' ? m.exams_one_way_counts() : textOf(ONE_OPTION_ONLY)}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.exams_got_it()}
        </Button>
      }
    >
      <p>{COUNTS[mode]}</p>
    </Dialog>
  )
}

/** Shows a screen of an exam from its beginning and focuses its heading, as a navigation to a page does. */
function focusStep(form: HTMLFormElement | null) {
  const heading = form?.querySelector<HTMLElement>('[data-step-heading]')
  window.scrollTo(0, 0)
  // the theory part is below its question: show the end of one and the beginning of the other
  if (heading && heading.getBoundingClientRect().bottom > innerHeight)
    heading.scrollIntoView({ block: 'center' })
  heading?.focus({ preventScroll: true })
}

/** Shows and focuses the first question without an answer, else the written answer. */
function focusFirstBlankField(form: HTMLFormElement | null, questions: ShownQuestion[]) {
  const firstBlank = questions.find((it) => !it.chosenOption)
  const names = firstBlank ? [questionFieldName(firstBlank.id)] : ['theory', 'theoryImage']
  const control = names.map((it) => form?.elements.namedItem(it)).find(Boolean)
  const field = control instanceof RadioNodeList ? control[0] : control
  if (!(field instanceof HTMLElement)) return
  field.closest('fieldset')?.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}

/**
 * The answers of a student, each change stored on the device. `isSaved` is false if the storage was full at the last
 * change.
 */
function useExamDraft(key: string, questions: readonly ExamQuestion[]) {
  const [draft, setDraft] = useState(() => withOptionOrder(readDraft(key), questions))
  const [isSaved, setSaved] = useState(true)
  const wasSaved = useRef(true)
  // a photo that is processed late must not revert text typed meanwhile
  const latest = useRef(draft)
  const change = (changes: Partial<ExamDraft>) => {
    latest.current = { ...latest.current, ...changes }
    setDraft(latest.current)
    // a change that was not stored is stored together with the next one
    wasSaved.current = storeDraft(key, latest.current, wasSaved.current ? changes : latest.current)
    setSaved(wasSaved.current)
  }
  const choose = (questionId: number, option: string) =>
    change({ answers: { ...latest.current.answers, [questionId]: option } })
  const readLatest = () => latest.current
  return { draft, isSaved, readLatest, updateDraft: change, chooseOption: choose }
}

/** The draft with the order in which the options are displayed from now on. */
function withOptionOrder(draft: ExamDraft, questions: readonly ExamQuestion[]): ExamDraft {
  const order = Object.fromEntries(
    questions.map((it) => [it.id, keepPreviousOrder(optionsOf(it), draft.order[it.id])]),
  )
  return { ...draft, order }
}
