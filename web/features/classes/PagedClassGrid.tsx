import type { ReactNode } from 'react'
import { Pagination } from '../../kit/Pagination.tsx'
import { ClassGrid } from './ClassCard.tsx'
import { paginateClasses } from './class-filters.ts'

type PagedClassGridProps<T> = {
  classes: readonly T[]
  page: number
  onPage: (page: number) => void
  renderCard: (it: T) => ReactNode
}

/** Nine books and the numbers of the other pages (R-BROWSE-009, R-MYCLASS-007). */
export function PagedClassGrid<T>({ classes, page, onPage, renderCard }: PagedClassGridProps<T>) {
  const currentPage = paginateClasses(classes, page)
  return (
    <>
      <ClassGrid>{currentPage.pageItems.map(renderCard)}</ClassGrid>
      <Pagination page={currentPage.page} pageCount={currentPage.pages} onPage={onPage} />
    </>
  )
}
