import type { ReactNode } from 'react'
import { Pager } from '../../kit/Pager.tsx'
import { Books } from './Book.tsx'
import { pageOf } from './find-classes.ts'

type ClassShelfProps<T> = {
  list: readonly T[]
  page: number
  onPage: (page: number) => void
  book: (it: T) => ReactNode
}

/** Nine books and the numbers of the other pages (student-area §9). */
export function ClassShelf<T>({ list, page, onPage, book }: ClassShelfProps<T>) {
  const current = pageOf(list, page)
  return (
    <>
      <Books>{current.shown.map(book)}</Books>
      <Pager page={current.page} pages={current.pages} onPage={onPage} />
    </>
  )
}
