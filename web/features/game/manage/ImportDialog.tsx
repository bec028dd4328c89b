import { FileUp } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { IMPORT_MAX_LETTERS, type RowFate } from '../../../../contract/quiz-bank.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Pager } from '../../../kit/Pager.tsx'
import { toast } from '../../../kit/toast.ts'
import { Words } from './QuestionTable.tsx'
import { useImport } from './queries.ts'

type Chosen = { name: string; csv: string; rows: RowFate[] }

/** Takes questions from a CSV file, after it has said what becomes of every row (decision 0172). */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Chosen>()
  const input = useRef<HTMLInputElement>(null)
  const run = useImport()
  const takeIn = chosen ? howMany(chosen.rows, 'new') + howMany(chosen.rows, 'changed') : 0

  const look = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // the same file, mended, can be chosen again
    target.value = ''
    if (!file) return
    const csv = await file.text().catch(() => null)
    if (csv === null) return toast.bad('The file could not be read.')
    if (csv.length > IMPORT_MAX_LETTERS) return toast.bad('The file is too large.')
    const answer = await run.mutateAsync({ csv, isDryRun: true }).catch(() => null)
    if (answer) setChosen({ name: file.name, csv, rows: answer.rows })
  }
  const goOn = async () => {
    if (!chosen) return
    const answer = await run.mutateAsync({ csv: chosen.csv, isDryRun: false }).catch(() => null)
    if (!answer) return
    toast.good('Questions imported successfully!', summary(answer.rows))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!run.isPending}
      wide
      tall
      title="Import Questions"
      actions={
        <>
          <Button onClick={onClose} disabled={run.isPending}>
            Cancel
          </Button>
          <Button
            look="main"
            disabled={takeIn === 0}
            busy={chosen !== undefined && run.isPending && 'Importing...'}
            onClick={() => void goOn()}
          >
            {takeIn === 1 ? 'Import 1 question' : `Import ${takeIn} questions`}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        A CSV file with the columns level (easy, intermediate, hard), question, answer, other1,
        other2, other3, seconds and source, as the export writes it. Nothing is changed before you
        have seen what becomes of every row.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look={chosen ? 'line' : 'soft'}
          busy={run.isPending && 'Reading...'}
          onClick={() => input.current?.click()}
        >
          <FileUp className="icon" aria-hidden />
          {chosen ? 'Choose another file' : 'Choose a file'}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label="CSV file"
          onChange={(event) => void look(event)}
        />
        {chosen && <bdi className="min-w-0 text-small text-ink-2 wrap-anywhere">{chosen.name}</bdi>}
      </div>
      {chosen && <Fates key={chosen.name} rows={chosen.rows} />}
    </Dialog>
  )
}

const howMany = (rows: readonly RowFate[], fate: RowFate['fate']) =>
  rows.filter((it) => it.fate === fate).length

function summary(rows: readonly RowFate[]) {
  const parts: [RowFate['fate'], string][] = [
    ['new', 'new'],
    ['changed', 'changed'],
    ['same', 'unchanged'],
    ['wrong', 'left out'],
  ]
  return parts
    .map(([fate, word]) => [howMany(rows, fate), word] as const)
    .filter(([n]) => n > 0)
    .map(([n, word]) => `${n} ${word}`)
    .join(', ')
}

const looks = {
  wrong: ['inactive', 'Left out'],
  new: ['active', 'New'],
  changed: ['exam', 'Changed'],
  same: ['plain', 'Unchanged'],
} as const

const SHOWN = 25

/** What becomes of every row, those first that stay out. */
function Fates({ rows }: { rows: readonly RowFate[] }) {
  const [page, setPage] = useState(1)
  const order = Object.keys(looks)
  const sorted = [...rows].sort((a, b) => order.indexOf(a.fate) - order.indexOf(b.fate))
  return (
    <section className="grid gap-3" aria-label="What becomes of every row">
      <p className="font-semibold" role="status">
        {rows.length === 0 ? 'The file has no questions.' : summary(rows)}
      </p>
      <ul className="grid" aria-label="Rows">
        {sorted.slice((page - 1) * SHOWN, page * SHOWN).map((it) => {
          const [kind, word] = looks[it.fate]
          return (
            <li
              key={it.row}
              className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line py-3"
            >
              <span className="num w-16 text-small text-ink-3">Row {it.row}</span>
              <span className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
                <Words text={it.question || '(no question)'} />
                {it.reason && <span className="block text-small text-bad-ink">{it.reason}</span>}
              </span>
              <Badge kind={kind}>{word}</Badge>
            </li>
          )
        })}
      </ul>
      <Pager page={page} pages={Math.ceil(rows.length / SHOWN)} onPage={setPage} />
    </section>
  )
}
