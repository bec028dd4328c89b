import { m } from '../../../../messages/m.ts'
import { Text } from '../../../kit/Text.tsx'

type MarkingKeysProps = { hasNext: boolean; canSkip: boolean; canRotate: boolean }

/** Names the keys of the marking page, for markers with a keyboard. */
export function MarkingKeys({ hasNext, canSkip, canRotate }: MarkingKeysProps) {
  const save = hasNext ? m.exams_key_save_next : m.exams_key_save
  return (
    <p className="marking-keys" aria-hidden>
      <Text of={m.exams_key_score} keys={<DigitKeys />} />
      {m.kit_comma()}
      <Text of={save} keys={<kbd>{m.exams_enter()}</kbd>} />
      {canSkip && (
        <>
          {m.kit_comma()}
          <Text of={m.exams_key_skip} keys={<AltKey letter="S" />} />
        </>
      )}
      {canRotate && (
        <>
          {m.kit_comma()}
          <Text of={m.exams_key_rotate} keys={<AltKey letter="R" />} />
        </>
      )}
    </p>
  )
}

const DigitKeys = () => (
  <>
    <kbd>0</kbd>–<kbd>9</kbd>
  </>
)

const AltKey = ({ letter }: { letter: string }) => (
  <>
    <kbd>{m.exams_alt()}</kbd> <kbd>{letter}</kbd>
  </>
)
