// the rules of a save load with the fields, not when the administrator saves
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, FileUp } from 'lucide-react'
import { isTyped } from '../../../../../contract/exams/questions.ts'
import { MAX_QUESTIONS } from '../../../../../contract/lessons/lesson-form.ts'
import { LESSON_KINDS } from '../../../../../contract/lessons/lesson-kinds.ts'
import { m } from '../../../../../messages/m.ts'
import { paths } from '../../../../api/paths.ts'
import { useMay } from '../../../../api/use-may.ts'
import { Button, ButtonLink } from '../../../../kit/Button.tsx'
import { DialogButton } from '../../../../kit/DialogButton.tsx'
import { LazyDialog, lazyDialog } from '../../../../kit/LazyDialog.tsx'
import { NumberInput } from '../../../../kit/NumberInput.tsx'
import { TextArea, TextInput } from '../../../../kit/TextInput.tsx'
import { explainingLessonsQuery } from '../editor-queries.ts'
import type { LessonDraft, LessonErrors } from '../lesson-draft.ts'
import { BulkEntry } from './BulkEntry.tsx'
import { ExamRulesFields } from './ExamRulesFields.tsx'
import { PracticeResultsButton } from './PracticeResults.tsx'
import { QuestionList } from './QuestionList.tsx'
import type { ExamQuestionDraft } from './question-draft.ts'
import './exam-save-rules.ts'
import {
  ANSWER_WAYS,
  type AnswerWay,
  MAX_READING,
} from '../../../../../contract/exams/answer-ways.ts'
import { exportQuestions } from '../../../../../contract/exams/manage-questions.ts'
import type { SecondMarkMode } from '../../../../../contract/exams/second-marks.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { CheckboxCard } from '../../../../kit/ChoiceCard.tsx'
import { SegmentedControl } from '../../../../kit/SegmentedControl.tsx'
import { toast } from '../../../../kit/toast.ts'

const ImportQuestionsDialog = lazyDialog(
  async () => (await import('./ImportQuestionsDialog.tsx')).ImportQuestionsDialog,
)

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
            <ImportQuestionsButton
              classId={classId}
              room={MAX_QUESTIONS - draft.questions.length}
              onImport={(questions) => onChange({ questions: [...draft.questions, ...questions] })}
            />
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
  const { readBy, maxChecks } = LESSON_KINDS[draft.kind]
  const isPractice = readBy === 'practising'
  const { checks } = draft
  return (
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
            <ImportQuestionsButton
              classId={classId}
              room={maxChecks - checks.length}
              onImport={(questions) => onChange({ checks: [...checks, ...questions] })}
            />
          )}
          {isPractice && lessonId !== undefined && <ExportQuestionsButton lessonId={lessonId} />}
          {isPractice && lessonId !== undefined && <PracticeResultsButton lessonId={lessonId} />}
        </>
      }
    />
  )
}

type ImportQuestionsButtonProps = {
  classId: number
  /** How many questions can be added. */
  room: number
  onImport: (questions: ExamQuestionDraft[]) => void
}

function ImportQuestionsButton({ onImport, ...props }: ImportQuestionsButtonProps) {
  return (
    <DialogButton
      dialog={(close) => (
        <LazyDialog title={m.lessons_import_questions()} onClose={close}>
          <ImportQuestionsDialog
            {...props}
            onClose={close}
            onImport={(questions) => {
              onImport(questions)
              close()
            }}
          />
        </LazyDialog>
      )}
    >
      <FileUp className="icon" aria-hidden />
      {m.lessons_import_questions()}
    </DialogButton>
  )
}

const WAY_LABELS: Record<AnswerWay, string> = {
  text: m.recorder_way_text(),
  image: m.recorder_way_image(),
  voice: m.recorder_way_voice(),
}

type AnswerFieldsProps = {
  draft: Pick<LessonDraft, 'answerWays' | 'reading' | 'readingSource'>
  onChange: (changes: Partial<LessonDraft>) => void
}

/** How students answer the theory part of an exam, and a text that they read aloud (R-VOICE-001). */
function AnswerFields({ draft, onChange }: AnswerFieldsProps) {
  const { answerWays, reading, readingSource } = draft
  const toggle = (way: AnswerWay) => {
    const ways = ANSWER_WAYS.filter((it) => answerWays.includes(it) !== (it === way))
    // an exam asks for one way at least
    if (ways.length > 0) onChange({ answerWays: ways })
  }
  return (
    <>
      <fieldset className="field">
        <legend className="label mb-1.5">{m.recorder_ways()}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {ANSWER_WAYS.map((way) => (
            <CheckboxCard key={way} checked={answerWays.includes(way)} onChange={() => toggle(way)}>
              {WAY_LABELS[way]}
            </CheckboxCard>
          ))}
        </div>
        <p className="hint">{m.recorder_ways_hint()}</p>
      </fieldset>
      <TextArea
        label={m.recorder_reading()}
        hint={m.recorder_reading_hint()}
        maxLength={MAX_READING}
        value={reading}
        onChange={({ target }) => onChange({ reading: target.value })}
      />
      {reading.trim() !== '' && (
        <TextInput
          label={m.recorder_reading_source()}
          hint={m.recorder_reading_source_hint()}
          maxLength={300}
          value={readingSource}
          onChange={({ target }) => onChange({ readingSource: target.value })}
        />
      )}
    </>
  )
}

/** Downloads the saved questions as CSV, in the form that the import reads (R-ARABIC-012). */
function ExportQuestionsButton({ lessonId }: { lessonId: number }) {
  const exporting = useMutation({
    mutationFn: () => callApi(exportQuestions, { lessonId }),
    onSuccess: ({ csv }) => {
      const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
      const link = document.createElement('a')
      link.href = url
      link.download = `questions-${lessonId}.csv`
      link.click()
      // some browsers read the URL asynchronously
      setTimeout(() => URL.revokeObjectURL(url), 10_000)
    },
    onError: (error) => toast.error(messageOf(error, m.lessons_export_failed())),
  })
  return (
    <Button busy={exporting.isPending && m.lessons_exporting()} onClick={() => exporting.mutate()}>
      <Download className="icon" aria-hidden />
      {m.lessons_export_saved_questions()}
    </Button>
  )
}

const MODES: readonly { value: SecondMarkMode; label: string }[] = [
  { value: 'off', label: m.kit_no() },
  { value: 'mean', label: m.lessons_mean() },
  { value: 'owner', label: m.lessons_owner_decides() },
]

const HINTS: Record<SecondMarkMode, string> = {
  off: m.lessons_second_mark_off_hint(),
  mean: m.lessons_second_mark_mean_hint(),
  owner: m.lessons_second_mark_owner_hint(),
}

type SecondMarkFieldsProps = {
  draft: Pick<LessonDraft, 'secondMark' | 'secondMarkPoints'>
  errors: LessonErrors
  onChange: (changes: Partial<LessonDraft>) => void
}

/** Whether two people mark each written answer of an exam (R-STAFF-008). */
function SecondMarkFields({ draft, errors, onChange }: SecondMarkFieldsProps) {
  return (
    <>
      <SegmentedControl
        showLabel
        label={m.lessons_second_mark()}
        hint={HINTS[draft.secondMark]}
        options={MODES}
        value={draft.secondMark}
        onChange={(secondMark) => onChange({ secondMark })}
      />
      {draft.secondMark === 'owner' && (
        <NumberInput
          label={m.lessons_second_mark_difference()}
          hint={m.lessons_second_mark_difference_hint()}
          min={0}
          max={100}
          step={1}
          error={errors.secondMarkPoints}
          value={draft.secondMarkPoints}
          onChange={(event) => onChange({ secondMarkPoints: event.target.value })}
        />
      )}
    </>
  )
}
