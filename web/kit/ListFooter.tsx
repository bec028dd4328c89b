import { m } from '../../messages/m.ts'
import { Pagination } from './Pagination.tsx'
import { PAGE_SIZES, type PageSize } from './page-size.ts'

type ListFooterProps = {
  page: number
  total: number
  size: PageSize
  onPage: (page: number) => void
  onSize: (size: PageSize) => void
}

/** The foot of a list: its pages, and the number of rows on each. Nothing for a list that fits the smallest page. */
export function ListFooter({ page, total, size, onPage, onSize }: ListFooterProps) {
  if (total <= PAGE_SIZES[0]) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Pagination page={page} pageCount={Math.ceil(total / size)} onPage={onPage} />
      <label className="ms-auto flex items-center gap-2 text-small text-ink-2">
        {m.kit_rows_per_page()}
        <select
          className="input w-auto"
          value={size}
          onChange={({ target }) => {
            const chosen = PAGE_SIZES.find((it) => it === Number(target.value))
            if (chosen) onSize(chosen)
          }}
        >
          {PAGE_SIZES.map((it) => (
            <option key={it} value={it}>
              {it}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
