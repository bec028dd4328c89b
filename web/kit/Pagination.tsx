import { ChevronLeft, ChevronRight } from 'lucide-react'
import { m } from '../../messages/m.ts'

// with both arrows as many as a phone of 360 pixels has room for
const MAX_UNABRIDGED = 5

/** The page numbers to show: all up to five, else the first, the last and the neighbours. A 0 is an ellipsis. */
export function visiblePages(page: number, pageCount: number): number[] {
  if (pageCount <= MAX_UNABRIDGED) return Array.from({ length: pageCount }, (_, i) => i + 1)
  const neighbours = [page - 1, page, page + 1].filter((it) => it > 1 && it < pageCount)
  const gapBefore = (neighbours[0] ?? 2) > 2 ? [0] : []
  const gapAfter = (neighbours.at(-1) ?? 1) < pageCount - 1 ? [0] : []
  return [1, ...gapBefore, ...neighbours, ...gapAfter, pageCount]
}

type PaginationProps = { page: number; pageCount: number; onPage: (page: number) => void }

/** Numbered pages; nothing for a single page. */
export function Pagination({ page, pageCount, onPage }: PaginationProps) {
  if (pageCount <= 1) return null
  // on phones the neighbours are hidden
  const isCrowded = pageCount > MAX_UNABRIDGED && page > 2 && page < pageCount - 1
  const isHiddenOnPhone = (it: number) => isCrowded && it !== page && it !== 1 && it !== pageCount
  return (
    <nav className="pagination" aria-label={m.kit_pages()}>
      <button
        type="button"
        aria-label={m.kit_previous_page()}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft className="icon mirror" aria-hidden />
      </button>
      {visiblePages(page, pageCount).map((it, i) =>
        it === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two at most, one on each side
          <span key={`gap${i}`} className="self-center px-1 text-ink-3" aria-hidden>
            …
          </span>
        ) : (
          <button
            key={it}
            type="button"
            className={isHiddenOnPhone(it) ? 'max-sm:hidden' : undefined}
            aria-current={it === page ? 'page' : undefined}
            onClick={() => onPage(it)}
          >
            {it}
          </button>
        ),
      )}
      <button
        type="button"
        aria-label={m.kit_next_page()}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight className="icon mirror" aria-hidden />
      </button>
    </nav>
  )
}
