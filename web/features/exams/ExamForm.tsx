import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { whatIsMissing } from '../../../contract/exam-answers.ts'
import type { ExamQuestion } from '../../../contract/exams.ts'
import type { OpenLesson } from '../../../contract/study.ts'
import { Declared } from '../../api/ask.ts'
import { Note } from '../../kit/Tile.tsx'
import { toast } from '../../kit/toast.ts'
import { type Draft, forgetDraft } from './draft.ts'
import { NoticeDialog } from './NoticeDialog.tsx'
import { inKnownOrder, optionsOf } from './options.ts'
import { QuestionCard, questionField } from './QuestionCard.tsx'
import { SubmitDock } from './SubmitDock.tsx'
import { TheoryCard } from './TheoryCard.tsx'
import { useDraft } from './use-draft.ts'
import { type Outcome, useSubmitExam, whyNot } from './use-submit-exam.ts'

type ExamFormProps = {
  lesson: OpenLesson
  /** Under which name the answers are kept on the device. */
  draftKey: string
  onDone: (outcome: Outcome) => void
}

/** The paper to fill in. Every change is kept on the device until the server has the answers. */
export function ExamForm({ lesson, draftKey, onDone }: ExamFormProps) {
  const { draft, isKept, change, choose } = useDraft(draftKey, lesson.questions)
  const [wasTried, setTried] = useState(false)
  const [isNoticed, setNoticed] = useState(false)
  const submission = useSubmitExam({
    lesson,
    onDone: (outcome) => {
      forgetDraft(draftKey)
      onDone(outcome)
    },
  })

  const questions = lesson.questions.map((it) => asShown(it, draft))
  const paper = { ...draft, answers: answersTo(questions) }
  const missing = whatHolds(lesson, paper)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!missing) return submission.send(paper)
    setTried(true)
    toast.bad(missing)
    goTo(event.currentTarget, firstMissing(questions))
  }

  function changeTheory(part: Partial<Draft>) {
    change(part)
    // from one way of answering to the other, while the first holds something
    if (part.mode && (part.mode === 'image' ? draft.theory.trim() : draft.image)) setNoticed(true)
  }

  const theoryIsAll = questions.length === 0
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate aria-label="Exam">
      {questions.map((it, at) => (
        <QuestionCard
          key={it.id}
          number={at + 1}
          {...it}
          error={wasTried && !it.given ? 'Choose an answer' : undefined}
          onChoose={(option) => choose(it.id, option)}
        />
      ))}
      {lesson.hasTheory && (
        <TheoryCard
          {...draft}
          mayBeBlank={!theoryIsAll}
          isAskedAbove={!theoryIsAll && lesson.about.trim() !== ''}
          error={(wasTried && theoryIsAll && missing) || undefined}
          onChange={changeTheory}
        />
      )}
      <p className="hint">Your answers are kept on this device until you have submitted them.</p>
      {!isKept && (
        <Note tone="warn" icon={<TriangleAlert className="icon" aria-hidden />}>
          This device has no room to keep your answers. Stay on this page until you have submitted.
        </Note>
      )}
      <SubmitDock
        answered={theoryIsAll ? Number(!missing) : questions.filter((it) => it.given).length}
        of={questions.length || 1}
        isPending={submission.isPending}
        problem={submission.fault ? whyNot(submission.fault) : undefined}
        mayRepeat={submission.fault !== null && !(submission.fault instanceof Declared)}
      />
      <NoticeDialog open={isNoticed} mode={draft.mode} onClose={() => setNoticed(false)} />
    </form>
  )
}

type Shown = { id: number; text: string; options: string[]; given: string }

function asShown(it: ExamQuestion, draft: Draft): Shown {
  const options = inKnownOrder(optionsOf(it), draft.order[it.id])
  const given = draft.answers[it.id] ?? ''
  // an option that the teacher has changed since is no answer any more
  return { id: it.id, text: it.question, options, given: options.includes(given) ? given : '' }
}

function answersTo(questions: Shown[]): Record<string, string> {
  return Object.fromEntries(questions.filter((it) => it.given).map((it) => [it.id, it.given]))
}

/** Why this paper cannot be handed in yet (student-area §5). Only one way of answering is ever sent. */
function whatHolds(lesson: OpenLesson, paper: Draft): string | null {
  const { hasTheory, questions } = lesson
  const missing = whatIsMissing(
    { questionIds: questions.map((it) => it.id), hasTheory },
    {
      answers: paper.answers,
      theory: paper.mode === 'text' ? paper.theory : '',
      hasImage: paper.mode === 'image' && paper.image !== '',
    },
  )
  const wantsImage = questions.length === 0 && paper.mode === 'image'
  return missing && wantsImage ? 'Please upload your answer image' : missing
}

/** The form's field that waits for an answer first. */
function firstMissing(questions: Shown[]): string[] {
  const open = questions.find((it) => !it.given)
  return open ? [questionField(open.id)] : ['theory', 'theory_image']
}

function goTo(form: HTMLFormElement, names: string[]) {
  const found = names.map((it) => form.elements.namedItem(it)).find(Boolean)
  const field = found instanceof RadioNodeList ? found[0] : found
  if (!(field instanceof HTMLElement)) return
  field.closest('fieldset')?.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
