import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

type SelectionBarProps = {
  /** The number of selected rows; without any there is no bar. */
  count: number
  /** 'Select all 52', or false if all are selected. */
  allLabel: string | false
  /** What the selection leaves out, or false for nothing. */
  note?: string | false
  isSelectingAll?: boolean
  onSelectAll: () => void
  onClear: () => void
  /** Buttons for the selected rows. */
  children: ReactNode
}

/** The actions for selected rows, at the foot of the screen. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, allLabel, note, isSelectingAll, onSelectAll, onClear, children } = props
  if (count === 0) return null
  return (
    <section className="selection-bar" aria-label={m.kit_selected_rows()}>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          label={m.kit_clear_selection()}
          icon={<X className="icon" aria-hidden />}
          onClick={onClear}
        />
        <b className="num font-semibold" role="status">
          {m.kit_count_selected({ count })}
        </b>
        {note && <span className="text-small text-ink-2">{note}</span>}
        {allLabel && (
          <Button variant="text" busy={isSelectingAll && m.kit_selecting()} onClick={onSelectAll}>
            {allLabel}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </section>
  )
}
