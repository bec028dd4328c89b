import { Download } from 'lucide-react'
import { useState } from 'react'
import type { WalletEntry } from '../../../../contract/wallet/ledger-entry.ts'
import { useSession } from '../../../api/session.ts'
import { Button } from '../../../kit/Button.tsx'
import { Time } from '../../../kit/DateText.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { formatSignedNaira, inNaira } from '../../../kit/naira.ts'
import { currentSiteName } from '../../../kit/page-title.ts'
import { toast } from '../../../kit/toast.ts'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { LedgerTitle } from './LedgerTitle.tsx'
import './payments.css'

const TEST_RECEIPT = 'Test: no money was moved.'

type ReceiptProps = {
  entry: WalletEntry
  /** The student of the wallet; the signed-in user if omitted. */
  name?: string
  onClose: () => void
}

/** A ledger entry as a slip that can be downloaded as a picture, drawn on the device. */
export function Receipt({ entry, name: ownerName, onClose }: ReceiptProps) {
  const { dateTime } = useDateFormat()
  const [isDrawing, setDrawing] = useState(false)
  const userName = useSession((it) => it.user?.name ?? '')
  const name = ownerName ?? userName
  const isCredit = entry.type === 'credit'
  const amount = formatSignedNaira(entry.amount, isCredit)
  const download = async () => {
    setDrawing(true)
    try {
      const { downloadReceipt } = await import('./receipt-picture.ts')
      await downloadReceipt({
        ...{ school: currentSiteName(), name, amount, description: entry.description },
        ...{ reference: entry.reference, time: dateTime(entry.timestamp) },
        balance: inNaira(entry.balance),
        refunded: entry.refunded ? inNaira(entry.refunded) : '',
        note: entry.test ? TEST_RECEIPT : '',
      })
    } catch {
      toast.error('The receipt could not be saved. Please try again.')
    } finally {
      setDrawing(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Receipt"
      actions={
        <>
          <Button variant="outline" busy={isDrawing && 'Saving...'} onClick={() => void download()}>
            <Download className="icon" aria-hidden />
            Download
          </Button>
          <Button variant="primary" data-first onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="slip">
        <p className="slip-what">
          <LedgerTitle>{entry.description}</LedgerTitle>
        </p>
        {entry.test && <p>{TEST_RECEIPT}</p>}
        <p className="slip-amount num">{amount}</p>
        <dl>
          <div>
            <dt>Date</dt>
            <dd>
              <Time at={entry.timestamp} className="num" />
            </dd>
          </div>
          <div>
            <dt>Name</dt>
            <dd>
              <bdi>{name}</bdi>
            </dd>
          </div>
          <div>
            <dt>Balance after</dt>
            <dd className="num">{inNaira(entry.balance)}</dd>
          </div>
          {entry.refunded && (
            <div>
              <dt>Refunded</dt>
              <dd className="num">{inNaira(entry.refunded)}</dd>
            </div>
          )}
          <div>
            <dt>Reference</dt>
            <dd className="slip-reference">{entry.reference}</dd>
          </div>
        </dl>
      </div>
    </Dialog>
  )
}
