import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { studentsQuery } from '../../features/students/manage/queries.ts'
import { StudentList } from '../../features/students/manage/StudentList.tsx'
import { StudentTools } from '../../features/students/manage/StudentTools.tsx'
import { useWanted } from '../../features/students/manage/wanted.ts'
import { Button } from '../../kit/Button.tsx'
import { useDebounced } from '../../kit/debounced.ts'
import { PageHead } from '../../kit/PageHead.tsx'

const ImportDialog = lazy(async () => ({
  default: (await import('../../features/students/manage/ImportDialog.tsx')).ImportDialog,
}))

/** Manage Students (wallet-and-admin §2). */
export function Screen() {
  const { wanted, change, turnTo } = useWanted()
  const search = useDebounced(wanted.search, 250)
  const asked = { ...wanted, search }
  const total = useQuery(studentsQuery(asked)).data?.total
  const [isImporting, setImporting] = useState(false)
  return (
    <div className="wrap">
      <PageHead
        title="Manage Students"
        lead={total === undefined ? '\u00a0' : inWords(total, search)}
      />
      <StudentTools wanted={wanted} onChange={change}>
        <Button look="main" className="min-h-12" onClick={() => setImporting(true)}>
          <Upload className="icon" aria-hidden />
          Import
          <span className="sr-only"> students</span>
        </Button>
      </StudentTools>
      <StudentList wanted={asked} onChange={change} onPage={turnTo} />
      {isImporting && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  )
}

function inWords(total: number, search: string) {
  const figure = total.toLocaleString('en')
  if (search.trim() !== '') return `${figure} found`
  return total === 1 ? '1 student' : `${figure} students`
}
