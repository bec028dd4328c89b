import type { ReactNode } from 'react'
import { Pagination } from '../../kit/Pagination.tsx'
import { paginate } from '../../kit/paginate.ts'
import { ClassGrid } from './ClassCard.tsx'
import { CLASSES_PER_PAGE } from './class-filters.ts'

type PagedClassGridProps<T> = {
  classes: readonly T[]
  page: number
  onPage: (page: number) => void
  renderCard: (it: T) => ReactNode
}

/** One page of class cards, with links to the other pages (R-BROWSE-009, R-MYCLASS-007). */
export function PagedClassGrid<T>({ classes, page, onPage, renderCard }: PagedClassGridProps<T>) {
  const currentPage = paginate(classes, page, CLASSES_PER_PAGE)
  return (
    <>
      <ClassGrid>{currentPage.items.map(renderCard)}</ClassGrid>
      <Pagination page={currentPage.page} pageCount={currentPage.pageCount} onPage={onPage} />
    </>
  )
}
