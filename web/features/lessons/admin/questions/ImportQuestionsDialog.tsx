import { useState } from 'react'
import type { ExamQuestion } from '../../../../../contract/exams/exams.ts'
import { m } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import { CheckboxCard } from '../../../../kit/ChoiceCard.tsx'
import { Dialog } from '../../../../kit/Dialog.tsx'
import { MixedScriptText } from '../../../../kit/Prose.tsx'
import { SegmentedControl } from '../../../../kit/SegmentedControl.tsx'
import { Text } from '../../../../kit/Text.tsx'
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
  { value: 'csv' as const, label: m.lessons_csv_file() },
  { value: 'exam' as const, label: m.lessons_another_exam() },
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
      title={m.lessons_import_questions()}
      actions={
        <>
          <Button onClick={onClose}>{m.kit_cancel()}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0 || chosen.length > room}
            onClick={() => onImport(chosen.map((it) => copyQuestionDraft(toQuestionDraft(it))))}
          >
            {m.lessons_add_questions({ count: chosen.length })}
          </Button>
        </>
      }
    >
      <SegmentedControl
        label={m.lessons_questions_from()}
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
          <Text of={m.lessons_exam_is_full} room={room} />
        </p>
      )}
      {found.length > 0 && (
        <ul className="grid gap-2.5" aria-label={m.lessons_questions_found()}>
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
      <p className="hint">{m.lessons_import_hint()}</p>
    </Dialog>
  )
}
