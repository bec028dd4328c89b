import { useState } from 'react'
import { QUESTION_KINDS } from '../../../../../contract/exams/question-problems.ts'
import { type QuestionKind, questionKinds } from '../../../../../contract/exams/questions.ts'
import { m, textOf } from '../../../../../messages/m.ts'
import { Dialog } from '../../../../kit/Dialog.tsx'
import { DialogButtons } from '../../../../kit/DialogButtons.tsx'
import { MixedScriptText } from '../../../../kit/Prose.tsx'
import { Select } from '../../../../kit/Select.tsx'
import { TextArea } from '../../../../kit/TextInput.tsx'
import { readPastedLines } from './paste-lines.ts'
import { type ExamQuestionDraft, findDraftProblems, toContent } from './question-draft.ts'

const KIND_OPTIONS = questionKinds.map((value) => ({
  value,
  label: textOf(QUESTION_KINDS[value].label),
}))

/** A line of each kind, as it can be pasted. */
const EXAMPLES: Record<QuestionKind, string> = {
  choice: 'Which is a noun? | قَلَمٌ | كَتَبَ | مِنْ',
  typed: 'a book — كِتَابٌ',
  dictation: 'كِتَابٌ',
  hear: 'سَيْفٌ | صَيْفٌ',
  gap: 'هذا [كِتَابٌ] جديد',
  order: 'ذَهَبَ الوَلَدُ إلى البيتِ',
  match: 'كتاب = book; قلم = pen; بيت = house',
  marks: 'كَتَبَ',
  table: '\tpast\tpresent\nhe\tكَتَبَ\t{{يَكْتُبُ}}',
  parse: 'جاءَ: فعل، فعل ماضٍ، مبني، الفتحة؛ الوَلَدُ: اسم، فاعل، مرفوع، الضمة',
}

type PasteLinesDialogProps = {
  /** How many exercises can be added. */
  room: number
  onClose: () => void
  onAdd: (exercises: ExamQuestionDraft[]) => void
}

/** Lines of text become exercises, one a line; those that cannot be one are named and left out (R-LEARN-010). */
export function PasteLinesDialog({ room, onClose, onAdd }: PasteLinesDialogProps) {
  const [kind, setKind] = useState<QuestionKind>('typed')
  const [text, setText] = useState('')
  const read = readPastedLines(text, kind).map((exercise) => ({
    exercise,
    problem: findDraftProblems(exercise).find((it) => it.severity === 'error'),
  }))
  const valid = read.filter(({ problem }) => !problem).map(({ exercise }) => exercise)
  return (
    <Dialog
      open
      wide
      tall
      onClose={onClose}
      title={m.exercise_editor_paste_lines()}
      actions={
        <DialogButtons
          onCancel={onClose}
          disabled={valid.length === 0 || valid.length > room}
          onClick={() => onAdd(valid)}
        >
          {m.exercise_editor_add_exercises({ count: valid.length })}
        </DialogButtons>
      }
    >
      <Select
        label={m.exercise_editor_kind()}
        options={KIND_OPTIONS}
        value={kind}
        onChange={({ target }) =>
          setKind(questionKinds.find((it) => it === target.value) ?? 'typed')
        }
      />
      <TextArea
        data-first
        label={m.exercise_editor_lines()}
        hint={m.exercise_editor_lines_hint()}
        placeholder={EXAMPLES[kind]}
        className="min-h-40"
        maxLength={100_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {valid.length > room && (
        <p className="field-error" role="alert">
          {m.exercise_editor_no_room({ count: room })}
        </p>
      )}
      {read.length > 0 && (
        <ol className="grid gap-2" aria-label={m.exercise_editor_exercises()}>
          {read.map(({ exercise, problem }) => (
            <li key={exercise.id} className="page-side text-small wrap-anywhere" dir="auto">
              <MixedScriptText
                text={[exercise.question, toContent(exercise).answer].filter(Boolean).join(' · ')}
              />
              {problem && <span className="block text-danger-ink">{textOf(problem.message)}</span>}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
