import { useState } from 'react'
import type { ExamQuestion } from '../../../../../contract/exams/exams.ts'
import { Button } from '../../../../kit/Button.tsx'
import { CheckboxCard } from '../../../../kit/ChoiceCard.tsx'
import { Dialog } from '../../../../kit/Dialog.tsx'
import { MixedScriptText } from '../../../../kit/Prose.tsx'
import { SegmentedControl } from '../../../../kit/SegmentedControl.tsx'
import { CsvQuestions } from './CsvQuestions.tsx'
import { OtherExamQuestions } from './OtherExamQuestions.tsx'
import { copyQuestionDraft, type ExamQuestionDraft, toQuestionDraft } from './question-draft.ts'

type ImportQuestionsDialogProps = {
  classId: number
  /** How many questions can be added. */
  room: number
  onClose: () => void
  onImport: (questions: ExamQuestionDraft[]) => void
}

const SOURCES = [
  { value: 'csv' as const, label: 'CSV file' },
  { value: 'exam' as const, label: 'Another exam' },
]

/** Chooses questions of a CSV file or of another exam for the form; nothing is stored before it is saved (R-ARABIC-012). */
export function ImportQuestionsDialog(props: ImportQuestionsDialogProps) {
  const { classId, room, onClose, onImport } = props
  const [source, setSource] = useState<'csv' | 'exam'>('csv')
  const [found, setFound] = useState<ExamQuestion[]>([])
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const chosen = found.filter(({ id }) => !leftOut.has(id))
  const show = (questions: ExamQuestion[], unsure: ReadonlySet<number> = new Set()) => {
    setFound(questions)
    setLeftOut(unsure)
  }
  const toggle = (id: number) => {
    const next = new Set(leftOut)
    if (!next.delete(id)) next.add(id)
    setLeftOut(next)
  }
  return (
    <Dialog
      open
      wide
      tall
      onClose={onClose}
      title="Import questions"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0 || chosen.length > room}
            onClick={() => onImport(chosen.map((it) => copyQuestionDraft(toQuestionDraft(it))))}
          >
            {chosen.length === 1 ? 'Add 1 question' : `Add ${chosen.length} questions`}
          </Button>
        </>
      }
    >
      <SegmentedControl
        label="Questions from"
        options={SOURCES}
        value={source}
        onChange={(it) => {
          setSource(it)
          show([])
        }}
      />
      {source === 'csv' ? (
        <CsvQuestions classId={classId} onRead={show} />
      ) : (
        <OtherExamQuestions onRead={(questions) => show(questions)} />
      )}
      {chosen.length > room && (
        <p className="field-error" role="alert">
          An exam has at most 500 questions: {room} more can be added.
        </p>
      )}
      {found.length > 0 && (
        <ul className="grid gap-2.5" aria-label="Questions found">
          {found.map((it) => (
            <li key={it.id}>
              <CheckboxCard checked={!leftOut.has(it.id)} onChange={() => toggle(it.id)}>
                <span className="block font-semibold wrap-anywhere">
                  <MixedScriptText text={it.question} />
                </span>
                <span className="block text-small text-ink-2 wrap-anywhere">
                  <MixedScriptText text={it.answer} />
                </span>
              </CheckboxCard>
            </li>
          ))}
        </ul>
      )}
      <p className="hint">
        They become part of the form. Nothing is stored before you save the lesson.
      </p>
    </Dialog>
  )
}
