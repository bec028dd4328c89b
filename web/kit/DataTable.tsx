import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { m } from '../../messages/m.ts'
import { classNames } from './class-names.ts'

/** The column and the direction of the order. */
export type Sort<Key extends string = string> = { by: Key; down: boolean }

export type Column<Row, Key extends string = string> = {
  key: Key
  header: string
  cell: (row: Row) => ReactNode
  /** The header is a button that sorts by the column. */
  sortable?: boolean
  /** Numbers: aligned to the end. */
  alignEnd?: boolean
  /** Hidden in the cards below 768: of all rows, or of some. */
  wideOnly?: boolean | ((row: Row) => boolean)
  /** The label of the value in a card, if it needs one. */
  label?: string
}

/** Checkboxes before the rows. `all` is the state of the checkbox in the header. */
export type RowSelection<Row> = {
  isSelected: (row: Row) => boolean
  onToggle: (row: Row) => void
  /** The accessible name of a row's checkbox. */
  label: (row: Row) => string
  all: boolean | 'some'
  onToggleAll: () => void
}

type DataTableProps<Row, Key extends string> = {
  /** The caption, for screen readers. */
  caption: string
  columns: readonly Column<Row, Key>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort?: Sort<Key>
  onSort?: (sort: Sort<Key>) => void
  selection?: RowSelection<Row>
  /** The last column: a menu or icon buttons. */
  actions?: (row: Row) => ReactNode
  /** A click anywhere in a row follows its link, which keyboards use. */
  clickable?: boolean
}

function followRowLink(event: MouseEvent<HTMLElement>) {
  // the target of a mouse event in a table is an element
  const isOnControl = (event.target as Element).closest('a, button, input, label, select')
  // a text selection is not a click
  if (isOnControl || getSelection()?.isCollapsed === false) return
  const { ctrlKey, metaKey, shiftKey } = event
  const eventInit = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }
  event.currentTarget
    .querySelector('a')
    ?.dispatchEvent(new globalThis.MouseEvent('click', eventInit))
}

// `display: grid` removes the implicit table roles
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** A table from 768; below that its rows are cards with the first column as the title. */
export function DataTable<Row, Key extends string>(props: DataTableProps<Row, Key>) {
  const { caption, columns, rows, rowKey, selection, actions, clickable } = props
  return (
    <table className={classNames('data-table', selection && 'selectable')} {...ROLES.table}>
      <caption className="sr-only">{caption}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {selection && (
            <th {...ROLES.head} scope="col" className="select-cell">
              <SelectBox
                label={m.kit_select_all_page()}
                checked={selection.all}
                onChange={selection.onToggleAll}
              />
            </th>
          )}
          {columns.map((it) => (
            <HeaderCell key={it.key} column={it} sort={props.sort} onSort={props.onSort} />
          ))}
          {actions && (
            <th {...ROLES.head} scope="col" className="actions-head end">
              {m.kit_actions()}
            </th>
          )}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            {...ROLES.row}
            data-pressable={clickable || undefined}
            onClick={clickable ? followRowLink : undefined}
          >
            {selection && (
              <td {...ROLES.cell} className="select-cell">
                <SelectBox
                  label={selection.label(row)}
                  checked={selection.isSelected(row)}
                  onChange={() => selection.onToggle(row)}
                />
              </td>
            )}
            {columns.map((it) => (
              <td
                key={it.key}
                {...ROLES.cell}
                data-label={it.label}
                className={columnClassName(it, row)}
              >
                {it.cell(row)}
              </td>
            ))}
            {actions && (
              <td {...ROLES.cell} className="row-actions">
                {actions(row)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type SelectBoxProps = { label: string; checked: boolean | 'some'; onChange: () => void }

function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  return (
    <label className="select-box">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        ref={(box) => {
          if (box) box.indeterminate = checked === 'some'
        }}
        onChange={onChange}
      />
    </label>
  )
}

/** The classes of a cell, or of a header if there is no row. */
function columnClassName<Row, Key extends string>(column: Column<Row, Key>, row?: Row) {
  const { alignEnd, wideOnly } = column
  const isWide = typeof wideOnly === 'function' ? row !== undefined && wideOnly(row) : wideOnly
  return classNames(alignEnd && 'end num', isWide && 'wide-only') || undefined
}

type HeaderCellProps<Row, Key extends string> = {
  column: Column<Row, Key>
  sort: Sort<Key> | undefined
  onSort: ((sort: Sort<Key>) => void) | undefined
}

function HeaderCell<Row, Key extends string>({ column, sort, onSort }: HeaderCellProps<Row, Key>) {
  const down = sort?.by === column.key ? sort.down : undefined
  const ariaSort = down === undefined ? undefined : down ? 'descending' : 'ascending'
  const Icon = down === undefined ? ChevronsUpDown : down ? ChevronDown : ChevronUp
  return (
    <th {...ROLES.head} scope="col" aria-sort={ariaSort} className={columnClassName(column)}>
      {column.sortable ? (
        <button type="button" onClick={() => onSort?.({ by: column.key, down: down === false })}>
          {column.header}
          <Icon className="icon icon-s" aria-hidden />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}
