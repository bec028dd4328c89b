import { ChevronLeft, ChevronRight } from 'lucide-react'

const ALL_UP_TO = 6

/** 1 … 4 5 6 … 20: all of them up to six, from seven the ends and the neighbours. A 0 is an ellipsis. */
export function pagesToShow(page: number, pages: number): number[] {
  if (pages <= ALL_UP_TO) return Array.from({ length: pages }, (_, i) => i + 1)
  const near = [page - 1, page, page + 1].filter((it) => it > 1 && it < pages)
  const gapBefore = (near[0] ?? 2) > 2 ? [0] : []
  const gapAfter = (near.at(-1) ?? 1) < pages - 1 ? [0] : []
  return [1, ...gapBefore, ...near, ...gapAfter, pages]
}

type PagerProps = { page: number; pages: number; onPage: (page: number) => void }

/** Numbered pages. Nothing at all when there is but one. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null
  // a phone's width holds the ends and the current page, not its neighbours too
  const isCrowded = pages > ALL_UP_TO && page > 2 && page < pages - 1
  const isSpare = (it: number) => isCrowded && it !== page && it !== 1 && it !== pages
  return (
    <nav className="pager" aria-label="Pages">
      <button
        type="button"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft className="icon mirror" aria-hidden />
      </button>
      {pagesToShow(page, pages).map((it, i) =>
        it === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two at most, one on each side
          <span key={`gap${i}`} className="self-center px-1 text-ink-3" aria-hidden>
            …
          </span>
        ) : (
          <button
            key={it}
            type="button"
            className={isSpare(it) ? 'max-sm:hidden' : undefined}
            aria-current={it === page ? 'page' : undefined}
            onClick={() => onPage(it)}
          >
            {it}
          </button>
        ),
      )}
      <button
        type="button"
        aria-label="Next page"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight className="icon mirror" aria-hidden />
      </button>
    </nav>
  )
}
