import { useState } from 'react'
import type { ImportFate, ImportRow } from '../../../../contract/student-import.ts'
import { classNames } from '../../../kit/class-names.ts'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { Pager } from '../../../kit/Pager.tsx'
import { Segmented } from '../../../kit/Segmented.tsx'

const inWords: Record<ImportFate, string> = {
  add: 'Will be added',
  taken: 'Already has an account',
  twice: 'Stands further up in the file',
  'no-name': 'The name is missing',
  'no-email': 'The email is missing',
  'bad-email': 'The email is not valid',
  'bad-phone': 'The phone number is not valid',
  'bad-name': 'The name is too long or holds hidden signs',
  'staff-name': 'The name is reserved for the staff',
}

const columns: readonly Column<ImportRow>[] = [
  {
    key: 'name',
    head: 'Student',
    cell: (it) => (
      <>
        <b className="block font-semibold">
          <bdi>{it.name || '—'}</bdi>
        </b>
        <span className="text-small text-ink-2">{it.email || '—'}</span>
      </>
    ),
  },
  { key: 'line', head: 'Line', label: 'Line', end: true, cell: (it) => it.line },
  {
    key: 'fate',
    head: 'What becomes of it',
    cell: (it) => (
      <span
        className={classNames('text-small', it.fate === 'add' ? 'text-good-ink' : 'text-bad-ink')}
      >
        {inWords[it.fate]}
      </span>
    ),
  },
]

const PAGE_SIZE = 10

/** Every row of a file and what becomes of it: those that would be left out, and those that would be added. */
export function ImportFates({ rows }: { rows: readonly ImportRow[] }) {
  const left = rows.filter(({ fate }) => fate !== 'add')
  const added = rows.filter(({ fate }) => fate === 'add')
  const [shown, setShown] = useState<'add' | 'left'>(left.length > 0 ? 'left' : 'add')
  const [page, setPage] = useState(1)
  const list = shown === 'add' ? added : left
  return (
    <>
      <Segmented
        label="Rows of the file"
        choices={[
          { value: 'add', label: `Will be added (${added.length})` },
          { value: 'left', label: `Left out (${left.length})` },
        ]}
        value={shown}
        onChange={(it) => {
          setShown(it)
          setPage(1)
        }}
      />
      {list.length === 0 ? (
        <p className="text-ink-2">
          {shown === 'add' ? 'No row of this file can be added.' : 'No row is left out.'}
        </p>
      ) : (
        <div className="card overflow-clip">
          <DataTable
            caption="Rows of the file"
            columns={columns}
            rows={list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            keyOf={(it) => it.line}
          />
        </div>
      )}
      <Pager page={page} pages={Math.ceil(list.length / PAGE_SIZE)} onPage={setPage} />
    </>
  )
}
