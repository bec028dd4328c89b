type MarkingKeysProps = { hasNext: boolean; canSkip: boolean; canRotate: boolean }

/** Names the keys of the marking page, for markers with a keyboard. */
export function MarkingKeys({ hasNext, canSkip, canRotate }: MarkingKeysProps) {
  return (
    <p className="marking-keys" aria-hidden>
      <kbd>0</kbd>–<kbd>9</kbd> score, <kbd>Enter</kbd> save
      {hasNext && ' and next'}
      {canSkip && (
        <>
          , <kbd>Alt</kbd> <kbd>S</kbd> skip
        </>
      )}
      {canRotate && (
        <>
          , <kbd>Alt</kbd> <kbd>R</kbd> rotate
        </>
      )}
    </p>
  )
}
