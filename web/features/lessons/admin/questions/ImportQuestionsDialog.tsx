import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExamQuestion } from '../../../../../contract/exams/exams.ts'
import { findExams, getLessonQuestions } from '../../../../../contract/exams/manage-questions.ts'
import { m } from '../../../../../messages/m.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { BilingualTitle } from '../../../../kit/BilingualTitle.tsx'
import { Button } from '../../../../kit/Button.tsx'
import { CheckboxCard } from '../../../../kit/ChoiceCard.tsx'
import { Dialog } from '../../../../kit/Dialog.tsx'
import { DialogButtons } from '../../../../kit/DialogButtons.tsx'
import { Pagination } from '../../../../kit/Pagination.tsx'
import { MixedScriptText } from '../../../../kit/Prose.tsx'
import { SearchBox } from '../../../../kit/SearchBox.tsx'
import { SegmentedControl } from '../../../../kit/SegmentedControl.tsx'
import { Text } from '../../../../kit/Text.tsx'
import { useDebounced } from '../../../../kit/use-debounced.ts'
import { CsvQuestions } from './CsvQuestions.tsx'
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
        <DialogButtons
          onCancel={onClose}
          disabled={chosen.length === 0 || chosen.length > room}
          onClick={() => onImport(chosen.map((it) => copyQuestionDraft(toQuestionDraft(it))))}
        >
          {m.lessons_add_questions({ count: chosen.length })}
        </DialogButtons>
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

/** Finds an exam and reads its questions, without the links to the lessons that explain them. */
function OtherExamQuestions({ onRead }: { onRead: (questions: ExamQuestion[]) => void }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const debounced = useDebounced(search, 300)
  const exams = useQuery({
    queryKey: adminKeys.examsWithQuestions(debounced, page),
    queryFn: ({ signal }) => callApi(findExams, { search: debounced, page }, { signal }),
    placeholderData: (previous) => previous,
  })
  const reading = useMutation({
    mutationFn: (lessonId: number) => callApi(getLessonQuestions, { lessonId }),
    onSuccess: (questions) => onRead(questions.map(({ explainedIn: _, ...it }) => it)),
  })
  const error = exams.error ?? reading.error
  return (
    <>
      <SearchBox
        placeholder={m.lessons_search_exams()}
        value={search}
        onChange={(text) => {
          setSearch(text)
          setPage(1)
        }}
      />
      {error && (
        <p className="field-error" role="alert">
          {messageOf(error, m.lessons_exams_did_not_load())}
        </p>
      )}
      <ul className="grid gap-2" aria-label={m.lessons_exams()}>
        {exams.data?.exams.map((it) => (
          <li key={it.lessonId} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="grow">
              <BilingualTitle>{it.subject}</BilingualTitle>
              <span className="num block text-small text-ink-2">
                <bdi>{it.className}</bdi> · {m.lessons_question_count({ count: it.questions })}
              </span>
            </span>
            <Button
              busy={reading.isPending && reading.variables === it.lessonId && m.kit_loading()}
              aria-label={m.lessons_choose_exam({ subject: it.subject })}
              onClick={() => reading.mutate(it.lessonId)}
            >
              {m.lessons_choose()}
            </Button>
          </li>
        ))}
      </ul>
      {exams.data?.total === 0 && <p className="text-ink-2">{m.lessons_no_exams_found()}</p>}
      <Pagination page={page} pageCount={exams.data?.pages ?? 1} onPage={setPage} />
    </>
  )
}
