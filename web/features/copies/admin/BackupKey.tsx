import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { lazyDialog, prefetchOnIntent } from '../../../kit/LazyDialog.tsx'
import { Text } from '../../../kit/Text.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'

const loadKeyDialog = () => import('./KeyDialog.tsx')
const KeyDialog = lazyDialog(async () => (await loadKeyDialog()).KeyDialog)

/** The key that opens the copies: its public half, and how to make one (R-SAFE-004). */
export function BackupKey({ recipient, since }: { recipient: string; since: number }) {
  const { dateTime } = useDateFormat()
  const [isOpen, setIsOpen] = useState(false)
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
          <Button
            variant={recipient === '' ? 'primary' : 'outline'}
            onClick={() => setIsOpen(true)}
            {...prefetchOnIntent(loadKeyDialog)}
          >
            <KeyRound className="icon" aria-hidden />
            {recipient === '' ? m.copies_key_create() : m.copies_key_replace()}
          </Button>
        </div>
      </div>
      {isOpen && <KeyDialog onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
