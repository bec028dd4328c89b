import { useState } from 'react'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { CheckboxCard } from '../../../kit/ChoiceCard.tsx'
import { copyText } from '../../../kit/copy-text.ts'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { toast } from '../../../kit/toast.ts'

/** Shows the recovery codes, which cannot be shown again. Closes after the user has confirmed that they are kept. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[]
  onClose: () => void
}) {
  const [isKept, setKept] = useState(false)
  const text = codes.join('\n')
  const copy = async () =>
    (await copyText(text))
      ? toast.success(m.security_codes_copied())
      : toast.error(m.security_copy_codes_by_hand())
  return (
    <Dialog
      open
      closable={false}
      onClose={onClose}
      title={m.security_keep_recovery_codes()}
      actions={
        <Button variant="primary" disabled={!isKept} onClick={onClose}>
          {m.kit_done()}
        </Button>
      }
    >
      <Note tone="warning">{m.security_codes_shown_once()}</Note>
      <ul className="num grid grid-cols-2 gap-x-4 gap-y-2 text-center text-lg" dir="ltr">
        {codes.map((it) => (
          <li key={it}>{it}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{m.kit_copy()}</Button>
        <a
          className="btn btn-outline"
          download="lisan-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          {m.security_save_file()}
        </a>
      </div>
      <CheckboxCard checked={isKept} onChange={({ target }) => setKept(target.checked)}>
        {m.security_codes_are_kept()}
      </CheckboxCard>
    </Dialog>
  )
}
