import { Download } from 'lucide-react'
import type { ImportRow } from '../../../../contract/admin/student-import.ts'
import { escapeFormulas } from '../../../../contract/platform/csv-formulas.ts'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'

const columns: readonly Column<ImportRow>[] = [
  {
    key: 'name',
    header: m.kit_student(),
    cell: (it) => (
      <>
        <b className="block font-semibold">
          <bdi>{it.name}</bdi>
        </b>
        <span className="text-small text-ink-2 wrap-anywhere">
          <bdi>{it.contact}</bdi>
        </span>
      </>
    ),
  },
  {
    key: 'code',
    header: m.students_code(),
    label: m.students_code(),
    cell: (it) => (
      <b className="num font-semibold" dir="ltr">
        {it.code}
      </b>
    ),
  },
]

/** The codes of imported students without an email, to be handed out (R-PAY-009). */
export function StudentCodes({
  rows,
  onClose,
}: {
  rows: readonly ImportRow[]
  onClose: () => void
}) {
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={m.students_codes_title()}
      description={m.students_codes_description()}
      actions={
        <>
          <a className="btn btn-soft" href={codesUrl(rows)} download="student_codes.csv">
            <Download className="icon" aria-hidden />
            {m.students_download_codes()}
          </a>
          <Button variant="primary" onClick={onClose}>
            {m.kit_done()}
          </Button>
        </>
      }
    >
      <div className="card overflow-clip">
        <DataTable
          caption={m.students_codes_title()}
          columns={columns}
          rows={rows}
          rowKey={(it) => it.line}
        />
      </div>
    </Dialog>
  )
}

function codesUrl(rows: readonly ImportRow[]): string {
  const table = [
    [m.students_csv_name(), m.students_csv_code(), m.students_csv_contact()],
    ...rows.map(({ name, code = '', contact = '' }) => [name, code, contact]),
  ]
  const cell = (text: string) => `"${escapeFormulas(text).replaceAll('"', '""')}"`
  const csv = `\ufeff${table.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`
}
