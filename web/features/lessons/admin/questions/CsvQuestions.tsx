import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ExamQuestion } from '../../../../../contract/exams/exams.ts'
import {
  type ImportedRow,
  readQuestionsCsv,
} from '../../../../../contract/exams/manage-questions.ts'
import { m } from '../../../../../messages/m.ts'
import { callApi } from '../../../../api/call-api.ts'
import { fileErrorText, readCsvFile } from '../../../../forms/read-csv-file.ts'
import { UnusedColumns } from '../../../../forms/UnusedColumns.tsx'
import { MixedScriptText } from '../../../../kit/Prose.tsx'
import { TextInput } from '../../../../kit/TextInput.tsx'

// starts with the byte order mark by which spreadsheets recognise UTF-8
const SAMPLE_CSV = `\ufeffquestion,answer,option1,option2,option3,option4,points,explained_in\r\nWhich word is a noun?,قَلَمٌ,كَتَبَ,مِنْ,,,1,\r\n`

/**
 * Reads questions of a CSV file and names the rows that are left out, and those whose answer may be another one: `unsure` are their
 * ids, for the administrator to accept.
 */
export function CsvQuestions(props: {
  classId: number
  onRead: (questions: ExamQuestion[], unsure: ReadonlySet<number>) => void
}) {
  const { classId, onRead } = props
  const reading = useMutation({
    mutationFn: async (file: File) =>
      callApi(readQuestionsCsv, { classId, csv: await readCsvFile(file) }),
    onSuccess: ({ rows }) =>
      onRead(
        rows.flatMap((it) => it.question ?? []),
        new Set(rows.filter((it) => it.unsure).map((it) => it.line)),
      ),
    onError: () => onRead([], new Set()),
  })
  const remarks = reading.data?.rows.filter((it) => it.reason !== '' || it.unsure) ?? []
  return (
    <>
      <TextInput
        label={m.lessons_csv_file()}
        type="file"
        accept=".csv,.txt,text/csv"
        hint={reading.isPending ? m.lessons_reading_file() : m.lessons_csv_hint()}
        error={reading.isError ? fileErrorText(reading.error) : undefined}
        // lets the same file be chosen again after it was corrected
        onClick={(event) => {
          event.currentTarget.value = ''
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) reading.mutate(file)
        }}
      />
      {reading.data ? (
        <p role="status" className="font-semibold">
          {describeRows(reading.data.rows)}
        </p>
      ) : (
        <a
          className="btn btn-soft justify-self-start"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(SAMPLE_CSV)}`}
          download="questions_sample.csv"
        >
          <Download className="icon" aria-hidden />
          {m.lessons_download_sample()}
        </a>
      )}
      {reading.data && <UnusedColumns titles={reading.data.unusedColumns} />}
      {remarks.length > 0 && (
        <ul className="grid gap-2" aria-label={m.lessons_remarks()}>
          {remarks.map((it) => (
            <li key={it.line} className="text-small wrap-anywhere">
              <b>{m.lessons_csv_line({ line: it.line })}</b>
              {it.text && (
                <>
                  {' · '}
                  <MixedScriptText text={it.text} />
                </>
              )}
              <span className={it.question ? 'block text-warning-ink' : 'block text-danger-ink'}>
                {describeRemark(it)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function describeRows(rows: readonly ImportedRow[]): string {
  const found = rows.filter((it) => it.question).length
  const leftOut = rows.length - found
  return leftOut === 0
    ? m.lessons_question_count({ count: found })
    : m.lessons_csv_left_out_count({ count: found, leftOut })
}

function describeRemark({ question, unsure, reason }: ImportedRow): string {
  if (!question) return m.lessons_csv_left_out({ reason })
  return [unsure && m.lessons_csv_unsure({ problem: unsure }), reason].filter(Boolean).join(' ')
}
