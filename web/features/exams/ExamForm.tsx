import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { findSubmissionError } from '../../../contract/exam-submission.ts'
import type { ExamQuestion } from '../../../contract/exams.ts'
import type { LessonPage } from '../../../contract/study.ts'
import { ApiError } from '../../api/call-api.ts'
import { Note } from '../../kit/Tile.tsx'
import { toast } from '../../kit/toast.ts'
import { clearDraft, type ExamDraft } from './exam-draft.ts'
import { OneAnswerDialog } from './OneAnswerDialog.tsx'
import { keepPreviousOrder, optionsOf } from './options.ts'
import { QuestionCard, questionFieldName } from './QuestionCard.tsx'
import { SubmitBar } from './SubmitBar.tsx'
import { TheoryCard } from './TheoryCard.tsx'
import { useExamDraft } from './use-exam-draft.ts'
import { type Outcome, submitErrorMessage, useSubmitExam } from './use-submit-exam.ts'

type ExamFormProps = {
  lesson: LessonPage
  /** The storage key of the answers. */
  draftKey: string
  onDone: (outcome: Outcome) => void
}

/** The exam form. Every change is stored on the device until the server has accepted the answers. */
export function ExamForm({ lesson, draftKey, onDone }: ExamFormProps) {
  const { draft, isSaved, updateDraft, chooseOption } = useExamDraft(draftKey, lesson.questions)
  const [hasTriedSubmit, setTriedSubmit] = useState(false)
  const [isNoticeOpen, setNoticeOpen] = useState(false)
  const submitMutation = useSubmitExam({
    lesson,
    onDone: (outcome) => {
      clearDraft(draftKey)
      onDone(outcome)
    },
  })

  const questions = lesson.questions.map((it) => toShownQuestion(it, draft))
  const examAnswers = { ...draft, answers: chosenAnswers(questions) }
  const missingReason = missingReasonOf(lesson, examAnswers)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!missingReason) return submitMutation.send(examAnswers)
    setTriedSubmit(true)
    toast.error(missingReason)
    focusField(event.currentTarget, firstUnansweredFields(questions))
  }

  function changeTheory(part: Partial<ExamDraft>) {
    updateDraft(part)
    // a switch of the answer mode while the other answer is not empty
    if (part.mode && (part.mode === 'image' ? draft.theory.trim() : draft.image))
      setNoticeOpen(true)
  }

  const isTheoryOnly = questions.length === 0
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate aria-label="Exam">
      {questions.map((it, index) => (
        <QuestionCard
          key={it.id}
          number={index + 1}
          {...it}
          error={hasTriedSubmit && !it.chosenOption ? 'Choose an answer' : undefined}
          onChoose={(option) => chooseOption(it.id, option)}
        />
      ))}
      {lesson.hasTheory && (
        <TheoryCard
          {...draft}
          isOptional={!isTheoryOnly}
          isQuestionInText={!isTheoryOnly && lesson.about.trim() !== ''}
          error={(hasTriedSubmit && isTheoryOnly && missingReason) || undefined}
          onChange={changeTheory}
        />
      )}
      <p className="hint">Your answers are kept on this device until you have submitted them.</p>
      {!isSaved && (
        <Note tone="warning" icon={<TriangleAlert className="icon" aria-hidden />}>
          This device has no room to keep your answers. Stay on this page until you have submitted.
        </Note>
      )}
      <SubmitBar
        answered={
          isTheoryOnly ? Number(!missingReason) : questions.filter((it) => it.chosenOption).length
        }
        total={questions.length || 1}
        isPending={submitMutation.isPending}
        errorMessage={submitMutation.error ? submitErrorMessage(submitMutation.error) : undefined}
        canRetry={submitMutation.error !== null && !(submitMutation.error instanceof ApiError)}
      />
      <OneAnswerDialog open={isNoticeOpen} mode={draft.mode} onClose={() => setNoticeOpen(false)} />
    </form>
  )
}

type ShownQuestion = { id: number; text: string; options: string[]; chosenOption: string }

function toShownQuestion(it: ExamQuestion, draft: ExamDraft): ShownQuestion {
  const options = keepPreviousOrder(optionsOf(it), draft.order[it.id])
  const chosenOption = draft.answers[it.id] ?? ''
  // an option that the teacher has changed since is not an answer
  return {
    id: it.id,
    text: it.question,
    options,
    chosenOption: options.includes(chosenOption) ? chosenOption : '',
  }
}

function chosenAnswers(questions: ShownQuestion[]): Record<string, string> {
  return Object.fromEntries(
    questions.filter((it) => it.chosenOption).map((it) => [it.id, it.chosenOption]),
  )
}

/**
 * The reason why the exam cannot be submitted yet, null if it can (R-EXAM-009 to R-EXAM-011). Only the answer of the
 * selected mode is sent.
 */
function missingReasonOf(lesson: LessonPage, examAnswers: ExamDraft): string | null {
  const { hasTheory, questions } = lesson
  const missingReason = findSubmissionError(
    { questionIds: questions.map((it) => it.id), hasTheory },
    {
      answers: examAnswers.answers,
      theory: examAnswers.mode === 'text' ? examAnswers.theory : '',
      hasImage: examAnswers.mode === 'image' && examAnswers.image !== '',
    },
  )
  const needsImage = questions.length === 0 && examAnswers.mode === 'image'
  return missingReason && needsImage ? 'Please upload your answer image' : missingReason
}

/** The form fields of the first question without an answer. */
function firstUnansweredFields(questions: ShownQuestion[]): string[] {
  const firstOpen = questions.find((it) => !it.chosenOption)
  return firstOpen ? [questionFieldName(firstOpen.id)] : ['theory', 'theory_image']
}

function focusField(form: HTMLFormElement, names: string[]) {
  const control = names.map((it) => form.elements.namedItem(it)).find(Boolean)
  const field = control instanceof RadioNodeList ? control[0] : control
  if (!(field instanceof HTMLElement)) return
  field.closest('fieldset')?.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
