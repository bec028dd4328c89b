import { useState } from 'react'
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
      ? toast.success('The codes are copied.')
      : toast.error('Copy them by hand.')
  return (
    <Dialog
      open
      closable={false}
      onClose={onClose}
      title="Keep your recovery codes"
      actions={
        <Button variant="primary" disabled={!isKept} onClick={onClose}>
          Done
        </Button>
      }
    >
      <Note tone="warning">
        They are shown only now. If you lose your phone, each signs you in once. Print them or keep
        them where you keep your papers, not on the phone.
      </Note>
      <ul className="num grid grid-cols-2 gap-x-4 gap-y-2 text-center text-lg" dir="ltr">
        {codes.map((it) => (
          <li key={it}>{it}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>Copy</Button>
        <a
          className="btn btn-outline"
          download="lisan-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          Save as a file
        </a>
      </div>
      <CheckboxCard checked={isKept} onChange={({ target }) => setKept(target.checked)}>
        I have kept these codes
      </CheckboxCard>
    </Dialog>
  )
}
