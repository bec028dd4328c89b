import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { IMPORT_MAX_ROWS, importStudents } from '../../../../contract/student-import.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { ImportResults } from './ImportResults.tsx'
import { FileReadError, readCsvFile } from './read-csv-file.ts'
import { useStudentMutation } from './use-student-mutation.ts'

// starts with the byte order mark by which spreadsheets recognise UTF-8
const SAMPLE_CSV = `\ufeffname,email,phone\r\nThe student's full name,student@example.com,08030000000\r\n`

const studentCountText = (count: number) =>
  count === 1 ? '1 student' : `${count.toLocaleString('en')} students`

/** Imports students from a CSV file: upload, preview of each row, confirmation (decision 0153). */
export function ImportStudentsDialog({ onClose }: { onClose: () => void }) {
  const [csv, setCsv] = useState('')
  const previewMutation = useMutation({
    mutationFn: async (file: File) => {
      const text = await readCsvFile(file)
      setCsv(text)
      return callApi(importStudents, { csv: text })
    },
  })
  const importMutation = useStudentMutation({
    send: (_input, idempotencyKey) =>
      callApi(importStudents, { csv, confirm: true, idempotencyKey }),
    successMessage:
      'The students were added. Each receives an email with a link to set a password.',
    fallbackError: 'Failed to import students',
    onSuccess: onClose,
  })
  const rows = previewMutation.isPending ? undefined : previewMutation.data?.rows
  const importCount = rows?.filter(({ fate }) => fate === 'add').length ?? 0
  const chooseFile = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (file) previewMutation.mutate(file)
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      closable={!importMutation.isPending}
      title="Import students"
      description={`From a CSV file whose first row names the columns: name, email and, if you have it, phone. At most ${IMPORT_MAX_ROWS.toLocaleString('en')} students at a time.`}
      actions={
        <>
          <Button variant="outline" disabled={importMutation.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={importCount === 0}
            busy={importMutation.isPending && 'Adding...'}
            onClick={() => importMutation.mutate()}
          >
            {importCount === 0 ? 'Add students' : `Add ${studentCountText(importCount)}`}
          </Button>
        </>
      }
    >
      <TextInput
        label="CSV file"
        type="file"
        accept=".csv,.txt,text/csv"
        className="cursor-pointer file:me-3 file:rounded-badge file:bg-brand-soft file:px-3 file:py-1 file:font-semibold file:text-brand-ink"
        hint={previewMutation.isPending ? 'Reading the file...' : undefined}
        error={previewMutation.isError ? fileErrorText(previewMutation.error) : undefined}
        // lets the same file be chosen again after it was corrected
        onClick={(event) => {
          event.currentTarget.value = ''
        }}
        onChange={chooseFile}
      />
      {rows ? (
        <ImportResults rows={rows} />
      ) : (
        <a
          className="btn btn-soft justify-self-start"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(SAMPLE_CSV)}`}
          download="students_sample.csv"
        >
          <Download className="icon" aria-hidden />
          Download a sample
        </a>
      )}
    </Dialog>
  )
}

function fileErrorText(error: unknown) {
  return error instanceof FileReadError
    ? error.message
    : messageOf(error, 'Failed to import students')
}
