import { m } from '../../../../messages/m.ts'

type MarkingKeysProps = { hasNext: boolean; canSkip: boolean; canRotate: boolean }

/** Names the keys of the marking page, for markers with a keyboard. */
export function MarkingKeys({ hasNext, canSkip, canRotate }: MarkingKeysProps) {
  return (
    <p className="marking-keys" aria-hidden>
      <kbd>0</kbd>–<kbd>9</kbd> score, <kbd>{m.exams_enter()}</kbd> save
      {hasNext && ' and next'}
      {canSkip && (
        <>
          , <kbd>{m.exams_alt()}</kbd> <kbd>S</kbd> skip
        </>
      )}
      {canRotate && (
        <>
          , <kbd>{m.exams_alt()}</kbd> <kbd>R</kbd> rotate
        </>
      )}
    </p>
  )
}
