import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { studentsQuery, studentUrlFilters } from '../../features/students/admin/queries.ts'
import { StudentFilterBar } from '../../features/students/admin/StudentFilterBar.tsx'
import { StudentList } from '../../features/students/admin/StudentList.tsx'
import { Button } from '../../kit/Button.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { useDebounced } from '../../kit/use-debounced.ts'
import { useUrlFilters } from '../../kit/use-url-filters.ts'

const ImportDialog = lazy(async () => ({
  default: (await import('../../features/students/admin/ImportStudentsDialog.tsx'))
    .ImportStudentsDialog,
}))

/** Manage Students (R-ASTUD-001). */
export function Screen() {
  const { filters, page, setFilters, goToPage } = useUrlFilters(studentUrlFilters)
  const debouncedSearch = useDebounced(filters.search, 250)
  const debouncedFilters = { ...filters, search: debouncedSearch }
  const total = useQuery(studentsQuery(debouncedFilters, page)).data?.total
  const [isImporting, setImporting] = useState(false)
  return (
    <div className="page">
      <PageHeader
        title="Manage Students"
        subtitle={total === undefined ? '\u00a0' : studentCountText(total, debouncedSearch)}
      />
      <StudentFilterBar filters={filters} onFiltersChange={setFilters}>
        <Button variant="primary" className="min-h-12" onClick={() => setImporting(true)}>
          <Upload className="icon" aria-hidden />
          Import
          <span className="sr-only"> students</span>
        </Button>
      </StudentFilterBar>
      <StudentList
        filters={debouncedFilters}
        page={page}
        onFiltersChange={setFilters}
        onPage={goToPage}
      />
      {isImporting && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  )
}

function studentCountText(total: number, searchText: string) {
  const countText = total.toLocaleString('en')
  if (searchText.trim() !== '') return `${countText} found`
  return total === 1 ? '1 student' : `${countText} students`
}
