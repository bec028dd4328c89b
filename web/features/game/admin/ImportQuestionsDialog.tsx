import { FileUp } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import type { ImportRowResult } from '../../../../contract/game/quiz-bank.ts'
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
      toast.error(fileErrorText(error, 'The file could not be read.'))
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
    toast.success('Questions imported successfully!', outcomeSummary(result.rows))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!importMutation.isPending}
      wide
      tall
      title="Import Questions"
      actions={
        <>
          <Button onClick={onClose} disabled={importMutation.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={importCount === 0}
            busy={preview !== undefined && importMutation.isPending && 'Importing...'}
            onClick={() => void confirmImport()}
          >
            {importCount === 1 ? 'Import 1 question' : `Import ${importCount} questions`}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        A CSV file with the columns level (easy, intermediate, hard), question, answer, other1,
        other2, other3, seconds and source, as the export writes it. Nothing changes before you have
        reviewed every row.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant={preview ? 'outline' : 'soft'}
          busy={importMutation.isPending && 'Reading...'}
          onClick={() => input.current?.click()}
        >
          <FileUp className="icon" aria-hidden />
          {preview ? 'Choose another file' : 'Choose a file'}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label="CSV file"
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
  const parts: [ImportRowResult['outcome'], string][] = [
    ['new', 'new'],
    ['changed', 'changed'],
    ['same', 'unchanged'],
    ['wrong', 'left out'],
  ]
  return parts
    .map(([outcome, label]) => [countOutcome(rows, outcome), label] as const)
    .filter(([count]) => count > 0)
    .map(([count, label]) => `${count} ${label}`)
    .join(', ')
}

const OUTCOME_BADGES = {
  wrong: ['inactive', 'Left out'],
  new: ['active', 'New'],
  changed: ['exam', 'Changed'],
  same: ['plain', 'Unchanged'],
} as const

const ROWS_PER_PAGE = 25

/** The outcome of every row, skipped rows first. */
function ImportRowList({ rows }: { rows: readonly ImportRowResult[] }) {
  const [page, setPage] = useState(1)
  const order = Object.keys(OUTCOME_BADGES)
  const sorted = [...rows].sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
  return (
    <section className="grid gap-3" aria-label="Outcome of every row">
      <p className="font-semibold" role="status">
        {rows.length === 0 ? 'The file has no questions.' : outcomeSummary(rows)}
      </p>
      <ul className="grid" aria-label="Rows">
        {sorted.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE).map((it) => {
          const [kind, label] = OUTCOME_BADGES[it.outcome]
          return (
            <li
              key={it.row}
              className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line py-3"
            >
              <span className="num w-16 text-small text-ink-3">Row {it.row}</span>
              <span className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
                <QuestionText text={it.question || '(no question)'} />
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
