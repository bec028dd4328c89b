import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { IMPORT_MAX_ROWS, importStudents } from '../../../../contract/student-import.ts'
import { ask, messageOf } from '../../../api/ask.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { ImportFates } from './ImportFates.tsx'
import { readFile, Unreadable } from './read-file.ts'
import { useChange } from './use-change.ts'

// with the mark by which a spreadsheet knows UTF-8
const SAMPLE = `\ufeffname,email,phone\r\nThe student's full name,student@example.com,08030000000\r\n`

const students = (n: number) => (n === 1 ? '1 student' : `${n.toLocaleString('en')} students`)

/** Brings students from a CSV file: it is looked at first, then what would become of each row is shown, then confirmed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [csv, setCsv] = useState('')
  const looking = useMutation({
    mutationFn: async (file: File) => {
      const text = await readFile(file)
      setCsv(text)
      return ask(importStudents, { csv: text })
    },
  })
  const adding = useChange({
    send: () => ask(importStudents, { csv, confirm: true }),
    said: 'The students were added. Each gets an email with the way to set a password.',
    otherwise: 'Failed to import students',
    onDone: onClose,
  })
  const rows = looking.isPending ? undefined : looking.data?.rows
  const toAdd = rows?.filter(({ fate }) => fate === 'add').length ?? 0
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (file) looking.mutate(file)
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      closable={!adding.isPending}
      title="Import students"
      description={`From a CSV file whose first row names the columns: name, email and, if you have it, phone. At most ${IMPORT_MAX_ROWS.toLocaleString('en')} students at a time.`}
      actions={
        <>
          <Button look="line" disabled={adding.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="main"
            disabled={toAdd === 0}
            busy={adding.isPending && 'Adding...'}
            onClick={() => adding.mutate()}
          >
            {toAdd === 0 ? 'Add students' : `Add ${students(toAdd)}`}
          </Button>
        </>
      }
    >
      <TextInput
        label="CSV file"
        type="file"
        accept=".csv,.txt,text/csv"
        className="cursor-pointer file:me-3 file:rounded-badge file:bg-brand-soft file:px-3 file:py-1 file:font-semibold file:text-brand-ink"
        hint={looking.isPending ? 'Reading the file...' : undefined}
        error={looking.isError ? faultOf(looking.error) : undefined}
        // the same file chosen again after it was mended is a change too
        onClick={(event) => {
          event.currentTarget.value = ''
        }}
        onChange={take}
      />
      {rows ? (
        <ImportFates rows={rows} />
      ) : (
        <a
          className="btn btn-soft justify-self-start"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(SAMPLE)}`}
          download="students_sample.csv"
        >
          <Download className="icon" aria-hidden />
          Download a sample
        </a>
      )}
    </Dialog>
  )
}

function faultOf(fault: unknown) {
  return fault instanceof Unreadable ? fault.message : messageOf(fault, 'Failed to import students')
}
