import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { lazy, useState } from 'react'
import { isTyped } from '../../../../../contract/exams/questions.ts'
import { MAX_QUESTIONS } from '../../../../../contract/lessons/lesson-form.ts'
import { LESSON_KINDS } from '../../../../../contract/lessons/lesson-kinds.ts'
import { m } from '../../../../../messages/m.ts'
import { paths } from '../../../../api/paths.ts'
import { useMay } from '../../../../api/use-may.ts'
import { Button, ButtonLink } from '../../../../kit/Button.tsx'
import { LazyDialog } from '../../../../kit/LazyDialog.tsx'
import { NumberInput } from '../../../../kit/NumberInput.tsx'
import { TextArea } from '../../../../kit/TextInput.tsx'
import { explainingLessonsQuery } from '../editor-queries.ts'
import type { LessonDraft, LessonErrors } from '../lesson-draft.ts'
import { AnswerFields } from './AnswerFields.tsx'
import { BulkEntry } from './BulkEntry.tsx'
import { ExamRulesFields } from './ExamRulesFields.tsx'
import { ExportQuestionsButton } from './ExportQuestionsButton.tsx'
import { PracticeResultsButton } from './PracticeResults.tsx'
import { QuestionList } from './QuestionList.tsx'
import { SecondMarkFields } from './SecondMarkFields.tsx'
// the rules of a save load with the fields, not when the administrator saves
import './exam-save-rules.ts'

const ImportQuestionsDialog = lazy(async () => ({
  default: (await import('./ImportQuestionsDialog.tsx')).ImportQuestionsDialog,
}))

type ExamFieldsProps = {
  classId: number
  /** Undefined for an exam that is not stored yet. */
  lessonId: number | undefined
  draft: LessonDraft
  errors: LessonErrors
  /** The draft as it is then: several sounds can arrive before the next render. */
  current: () => LessonDraft
  onChange: (changes: Partial<LessonDraft>) => void
  /** Asks for confirmation before a saved question is removed; undefined removes it with the save. */
  onRemoveStored: ((id: string) => void) | undefined
}

/** The fields that only an exam has: the reference theory answer and the objective questions (R-ALESSON-004). */
export function ExamFields(props: ExamFieldsProps) {
  const { classId, lessonId, draft, errors, current, onChange, onRemoveStored } = props
  const mayArrangeMarking = useMay('arrangeMarking')
  const [isImporting, setImporting] = useState(false)
  const hasTyped = draft.questions.some(isTyped)
  const hasHeard = draft.questions.some((it) => it.kind === 'hear')
  const hasNear = draft.questions.some((it) => it.kind !== 'choice')
  const { data: explainingLessons = [] } = useQuery(explainingLessonsQuery(classId))
  return (
    <>
      <TextArea
        label={m.lessons_reference_theory_answer()}
        hint={m.lessons_reference_theory_answer_hint()}
        maxLength={50_000}
        value={draft.referenceAnswer}
        onChange={(event) => onChange({ referenceAnswer: event.target.value })}
      />
      <ExamRulesFields {...{ draft, errors, onChange }} />
      <AnswerFields draft={draft} onChange={onChange} />
      {mayArrangeMarking && <SecondMarkFields {...{ draft, errors, onChange }} />}
      <QuestionList
        title={m.lessons_objective_questions()}
        addLabel={m.lessons_add_question()}
        isGraded
        nearPercent={draft.nearPercent}
        limit={MAX_QUESTIONS}
        {...{ errors, explainingLessons, onRemoveStored }}
        questions={draft.questions}
        onChange={(questions) => onChange({ questions })}
        actions={
          <>
            <BulkEntry
              questions={draft.questions}
              limit={MAX_QUESTIONS}
              onChange={(change) => onChange({ questions: change(current().questions) })}
            />
            <Button onClick={() => setImporting(true)}>
              <FileUp className="icon" aria-hidden />
              {m.lessons_import_questions()}
            </Button>
            {lessonId !== undefined && <ExportQuestionsButton lessonId={lessonId} />}
            {lessonId !== undefined && hasHeard && <PracticeResultsButton lessonId={lessonId} />}
            {lessonId !== undefined && hasTyped && (
              <ButtonLink to={`${paths.admin.exams}?list=typed&class=${classId}&exam=${lessonId}`}>
                {m.lessons_review_typed_answers()}
              </ButtonLink>
            )}
          </>
        }
      />
      {hasNear && (
        <NumberInput
          label={m.lessons_near_credit()}
          inputMode="decimal"
          min={0}
          max={100}
          step="any"
          hint={m.lessons_near_credit_hint()}
          error={errors.nearPercent}
          value={draft.nearPercent}
          onChange={(event) => onChange({ nearPercent: event.target.value })}
        />
      )}
      {isImporting && (
        <LazyDialog title={m.lessons_import_questions()} onClose={() => setImporting(false)}>
          <ImportQuestionsDialog
            classId={classId}
            room={MAX_QUESTIONS - draft.questions.length}
            onClose={() => setImporting(false)}
            onImport={(questions) => {
              onChange({ questions: [...draft.questions, ...questions] })
              setImporting(false)
            }}
          />
        </LazyDialog>
      )}
    </>
  )
}

type CheckFieldsProps = {
  classId: number
  lessonId: number | undefined
  draft: LessonDraft
  errors: LessonErrors
  /** The draft as it is then: several sounds can arrive before the next render. */
  current: () => LessonDraft
  onChange: (changes: Partial<LessonDraft>) => void
  onRemoveStored: ((id: string) => void) | undefined
}

/** The ungraded questions of a lesson. */
export function CheckFields(props: CheckFieldsProps) {
  const { classId, lessonId, draft, errors, current, onChange, onRemoveStored } = props
  const [isImporting, setImporting] = useState(false)
  const { readBy, maxChecks } = LESSON_KINDS[draft.kind]
  const isPractice = readBy === 'practising'
  const { checks } = draft
  return (
    <>
      <QuestionList
        title={isPractice ? m.exercise_editor_exercises() : m.lessons_checks()}
        hint={isPractice ? m.exercise_editor_exercises_hint() : m.lessons_checks_hint()}
        addLabel={isPractice ? m.exercise_editor_add_exercise() : m.lessons_add_check()}
        questions={draft.checks}
        limit={maxChecks}
        errors={errors}
        onChange={(it) => onChange({ checks: it })}
        onRemoveStored={onRemoveStored}
        actions={
          <>
            <BulkEntry
              questions={checks}
              limit={maxChecks}
              onChange={(change) => onChange({ checks: change(current().checks) })}
            />
            {isPractice && (
              <Button onClick={() => setImporting(true)}>
                <FileUp className="icon" aria-hidden />
                {m.lessons_import_questions()}
              </Button>
            )}
            {isPractice && lessonId !== undefined && <ExportQuestionsButton lessonId={lessonId} />}
            {isPractice && lessonId !== undefined && <PracticeResultsButton lessonId={lessonId} />}
          </>
        }
      />
      {isImporting && (
        <LazyDialog title={m.lessons_import_questions()} onClose={() => setImporting(false)}>
          <ImportQuestionsDialog
            classId={classId}
            room={maxChecks - checks.length}
            onClose={() => setImporting(false)}
            onImport={(questions) => {
              onChange({ checks: [...checks, ...questions] })
              setImporting(false)
            }}
          />
        </LazyDialog>
      )}
    </>
  )
}
