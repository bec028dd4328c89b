import { FileUp } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import type { ImportRowResult } from '../../../../contract/game/quiz-bank.ts'
import { m } from '../../../../messages/m.ts'
import { fileErrorText, readCsvFile } from '../../../forms/read-csv-file.ts'
import { UnusedColumns } from '../../../forms/UnusedColumns.tsx'
import { Badge } from '../../../kit/Badge.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { toast } from '../../../kit/toast.ts'
import { QuestionText } from './QuestionTable.tsx'
import { useImportQuestions } from './queries.ts'

type ImportPreview = {
  name: string
  csv: string
  rows: ImportRowResult[]
  unusedColumns?: readonly string[] | undefined
}

/** Imports questions from a CSV file after a preview of every row. */
export function ImportQuestionsDialog({ onClose }: { onClose: () => void }) {
  const [preview, setPreview] = useState<ImportPreview>()
  const input = useRef<HTMLInputElement>(null)
  const importMutation = useImportQuestions()
  const importCount = preview
    ? countOutcome(preview.rows, 'new') + countOutcome(preview.rows, 'changed')
    : 0

  const previewFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // lets the same file be chosen again after it was corrected
    target.value = ''
    if (!file) return
    const csv = await readCsvFile(file).catch((error: unknown) => {
      toast.error(fileErrorText(error, m.game_file_not_read()))
    })
    if (csv === undefined) return
    const result = await importMutation.mutateAsync({ csv, isDryRun: true }).catch(() => null)
    if (result) setPreview({ name: file.name, csv, ...result })
  }
  const confirmImport = async () => {
    if (!preview) return
    const result = await importMutation
      .mutateAsync({ csv: preview.csv, isDryRun: false })
      .catch(() => null)
    if (!result) return
    toast.success(m.game_questions_imported_successfully(), outcomeSummary(result.rows))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!importMutation.isPending}
      wide
      tall
      title={m.game_import_questions()}
      actions={
        <>
          <Button onClick={onClose} disabled={importMutation.isPending}>
            {m.kit_cancel()}
          </Button>
          <Button
            variant="primary"
            disabled={importCount === 0}
            busy={preview !== undefined && importMutation.isPending && m.game_importing()}
            onClick={() => void confirmImport()}
          >
            {m.game_import_count({ count: importCount })}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{m.game_import_hint()}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant={preview ? 'outline' : 'soft'}
          busy={importMutation.isPending && m.game_reading()}
          onClick={() => input.current?.click()}
        >
          <FileUp className="icon" aria-hidden />
          {preview ? m.game_choose_another_file() : m.kit_choose_file()}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={m.game_csv_file()}
          onChange={(event) => void previewFile(event)}
        />
        {preview && (
          <bdi className="min-w-0 text-small text-ink-2 wrap-anywhere">{preview.name}</bdi>
        )}
      </div>
      {preview && <UnusedColumns titles={preview.unusedColumns} />}
      {preview && <ImportRowList key={preview.name} rows={preview.rows} />}
    </Dialog>
  )
}

const countOutcome = (rows: readonly ImportRowResult[], outcome: ImportRowResult['outcome']) =>
  rows.filter((it) => it.outcome === outcome).length

function outcomeSummary(rows: readonly ImportRowResult[]) {
  const parts = [
    ['new', m.game_count_new],
    ['changed', m.game_count_changed],
    ['same', m.game_count_unchanged],
    ['wrong', m.game_count_left_out],
  ] as const
  return parts
    .map(([outcome, text]) => ({ count: countOutcome(rows, outcome), text }))
    .filter(({ count }) => count > 0)
    .map(({ count, text }) => text({ count }))
    .join(m.kit_comma())
}

const OUTCOME_BADGES = {
  wrong: ['inactive', m.game_row_left_out()],
  new: ['active', m.game_row_new()],
  changed: ['exam', m.game_row_changed()],
  same: ['plain', m.game_row_unchanged()],
} as const

const ROWS_PER_PAGE = 25

/** The outcome of every row, skipped rows first. */
function ImportRowList({ rows }: { rows: readonly ImportRowResult[] }) {
  const [page, setPage] = useState(1)
  const order = Object.keys(OUTCOME_BADGES)
  const sorted = [...rows].sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
  return (
    <section className="grid gap-3" aria-label={m.game_outcome_every_row()}>
      <p className="font-semibold" role="status">
        {rows.length === 0 ? m.game_file_has_no_questions() : outcomeSummary(rows)}
      </p>
      <ul className="grid" aria-label={m.game_rows()}>
        {sorted.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE).map((it) => {
          const [kind, label] = OUTCOME_BADGES[it.outcome]
          return (
            <li
              key={it.row}
              className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line py-3"
            >
              <span className="num w-16 text-small text-ink-3">
                {m.game_row({ number: it.row })}
              </span>
              <span className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
                <QuestionText text={it.question || m.game_no_question()} />
                {it.reason && <span className="block text-small text-danger-ink">{it.reason}</span>}
              </span>
              <Badge kind={kind}>{label}</Badge>
            </li>
          )
        })}
      </ul>
      <Pagination page={page} pageCount={Math.ceil(rows.length / ROWS_PER_PAGE)} onPage={setPage} />
    </section>
  )
}
