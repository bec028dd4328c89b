const MAX_SHOWN = 20

/** The columns of a chosen file that are not read; nothing if all are. */
export function UnusedColumns({ titles = [] }: { titles?: readonly string[] | undefined }) {
  if (titles.length === 0) return null
  const more = titles.length - MAX_SHOWN
  return (
    <p className="text-small text-warning-ink wrap-anywhere">
      Columns not used:{' '}
      {titles.slice(0, MAX_SHOWN).map((title, index) => (
        // two columns can have the same title
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of a file does not change
        <span key={index}>
          {index > 0 && ', '}
          <bdi>{title}</bdi>
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </p>
  )
}
