import { Download } from 'lucide-react'
import { IMPORT_MAX_ROWS } from '../../../../contract/admin/student-import.ts'
import { m } from '../../../../messages/m.ts'
import { fileErrorText } from '../../../forms/read-csv-file.ts'
import { UnusedColumns } from '../../../forms/UnusedColumns.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { DialogButtons } from '../../../kit/DialogButtons.tsx'
import { FileInput } from '../../../kit/FileInput.tsx'
import { Text } from '../../../kit/Text.tsx'
import { usePaymentDetails } from '../../payments/shared/recorded/payment-details.ts'
import { ImportClasses } from './ImportClasses.tsx'
import { ImportResults } from './ImportResults.tsx'
import { StudentCodes } from './StudentCodes.tsx'
import { countImport, type ImportCounts, useStudentImport } from './use-student-import.ts'

// starts with the byte order mark by which spreadsheets recognise UTF-8
const SAMPLE_CSV = `\ufeff${[m.students_csv_name(), m.students_csv_email(), m.students_csv_phone(), m.students_csv_class(), m.students_csv_guardian()].join(',')}\r\n${m.students_csv_sample_name()},student@example.com,08030000000,,\r\n`

/** Imports students from a CSV file: upload, preview of each row, confirmation. */
export function ImportStudentsDialog({ onClose }: { onClose: () => void }) {
  const [details, changeDetails] = usePaymentDetails()
  const { preview, reading, writing, codes } = useStudentImport(onClose, details)
  const payment = reading.variables?.payment ?? preview?.payment ?? 'wallet'
  const needsReason =
    payment === 'waived' &&
    details.waiver === '' &&
    (preview?.classes ?? []).some(({ price }) => price > 0)
  const counts = countImport(preview?.rows ?? [])
  if (codes) return <StudentCodes rows={codes} onClose={onClose} />
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      closable={!writing.isPending}
      title={m.students_import_students()}
      description={m.students_import_description({ max: IMPORT_MAX_ROWS })}
      actions={
        <DialogButtons
          onCancel={onClose}
          disabled={
            (counts.added === 0 && counts.enrolled === 0) || reading.isPending || needsReason
          }
          busy={writing.isPending && m.kit_adding()}
          onClick={() => writing.mutate(counts)}
        >
          {submitLabel(counts)}
        </DialogButtons>
      }
    >
      <FileInput
        label={m.students_csv_file()}
        accept=".csv,.txt,text/csv"
        hint={reading.isPending ? m.students_reading_file() : undefined}
        error={
          reading.isError
            ? fileErrorText(reading.error, m.students_failed_import_students())
            : undefined
        }
        onFile={(file) => reading.mutate({ source: file, payment: 'wallet' })}
      />
      {preview ? (
        <>
          <ImportClasses
            classes={preview.classes ?? []}
            payment={payment}
            details={details}
            onDetails={changeDetails}
            disabled={writing.isPending}
            onPayment={(payment) => reading.mutate({ source: preview.csv, payment })}
          />
          {writing.errorMessage && (
            <p role="alert" className="text-danger-ink">
              {writing.errorMessage}
            </p>
          )}
          <UnusedColumns titles={preview.unusedColumns} />
          <NameOrder titles={preview.nameColumns} example={preview.rows[0]?.name} />
          <ImportResults rows={preview.rows} />
        </>
      ) : (
        <a
          className="btn btn-soft justify-self-start"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(SAMPLE_CSV)}`}
          download="students_sample.csv"
        >
          <Download className="icon" aria-hidden />
          {m.students_download_sample()}
        </a>
      )}
    </Dialog>
  )
}

/** The columns of which names are put together, with the first name of the file; nothing for a single column. */
function NameOrder({
  titles,
  example,
}: {
  titles: readonly string[] | undefined
  example: string | undefined
}) {
  if (!titles) return null
  return (
    <p className="text-small text-ink-2 wrap-anywhere">
      {example ? (
        <Text
          of={m.students_names_made_of_example}
          columns={titles.join(' + ')}
          example={<span className="font-semibold">{example}</span>}
        />
      ) : (
        <Text of={m.students_names_made_of} columns={titles.join(' + ')} />
      )}
    </p>
  )
}

function submitLabel({ added, enrolled, existing }: ImportCounts): string {
  if (added > 0 && existing > 0) return m.students_import_add_enrol({ added, existing })
  if (added > 0) return m.students_import_add({ added })
  return enrolled > 0 ? m.students_import_enrol({ existing }) : m.students_import_nothing()
}
