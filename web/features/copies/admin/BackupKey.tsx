import { KeyRound } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { DialogButton } from '../../../kit/DialogButton.tsx'
import { lazyDialog, prefetchOnIntent } from '../../../kit/LazyDialog.tsx'
import { Text } from '../../../kit/Text.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'

const loadKeyDialog = () => import('./KeyDialog.tsx')
const KeyDialog = lazyDialog(async () => (await loadKeyDialog()).KeyDialog)

/** The key that opens the copies: its public half, and how to make one (R-SAFE-004). */
export function BackupKey({ recipient, since }: { recipient: string; since: number }) {
  const { dateTime } = useDateFormat()
  return (
    <Card>
      <CardHead title={m.copies_key()} />
      <div className="pad grid gap-3">
        {recipient === '' ? (
          <p>{m.copies_key_none()}</p>
        ) : (
          <>
            <p>
              <Text of={m.copies_key_since} time={dateTime(since)} />
            </p>
            <p dir="ltr" className="wrap-anywhere">
              <code>{recipient}</code>
            </p>
            <p className="text-small text-ink-2">{m.copies_key_lost()}</p>
          </>
        )}
        <div>
          <DialogButton
            variant={recipient === '' ? 'primary' : 'outline'}
            {...prefetchOnIntent(loadKeyDialog)}
            dialog={(close) => <KeyDialog onClose={close} />}
          >
            <KeyRound className="icon" aria-hidden />
            {recipient === '' ? m.copies_key_create() : m.copies_key_replace()}
          </DialogButton>
        </div>
      </div>
    </Card>
  )
}
