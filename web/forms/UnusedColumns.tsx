import { m } from '../../messages/m.ts'
import { Text } from '../kit/Text.tsx'

const MAX_SHOWN = 20

/** The columns of a chosen file that are not read; nothing if all are. */
export function UnusedColumns({ titles = [] }: { titles?: readonly string[] | undefined }) {
  if (titles.length === 0) return null
  const more = titles.length - MAX_SHOWN
  const columns = titles.slice(0, MAX_SHOWN).map((title, index) => (
    // two columns can have the same title
    // biome-ignore lint/suspicious/noArrayIndexKey: the list of a file does not change
    <span key={index}>
      {index > 0 && m.kit_comma()}
      <bdi>{title}</bdi>
    </span>
  ))
  return (
    <p className="text-small text-warning-ink wrap-anywhere">
      {more > 0 ? (
        <Text of={m.forms_columns_not_used_more} columns={columns} count={more} />
      ) : (
        <Text of={m.forms_columns_not_used} columns={columns} />
      )}
    </p>
  )
}
