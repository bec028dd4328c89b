import { Download } from 'lucide-react'
import { useState } from 'react'
import type { RecordedPayment, WalletEntry } from '../../../../contract/wallet/ledger-entry.ts'
import { m } from '../../../../messages/m.ts'
import { useSession } from '../../../api/session.ts'
import { Button } from '../../../kit/Button.tsx'
import { Time } from '../../../kit/DateText.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { formatSignedNaira, inNaira } from '../../../kit/naira.ts'
import { currentSiteName } from '../../../kit/page-title.ts'
import { toast } from '../../../kit/toast.ts'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { LedgerTitle } from './LedgerTitle.tsx'
import { methodName } from './recorded/method-name.ts'
import './payments.css'

const TEST_RECEIPT = m.payments_test_receipt()

/** How, when and by whom a recorded payment was made, as rows of a receipt (R-PAY-001). */
function recordedRows(
  { method, date: day, payer, reference }: RecordedPayment,
  date: (at: number) => string,
): [label: string, value: string][] {
  const rows: [string, string][] = [
    [m.recorded_method(), methodName(method)],
    // noon is the same day in every time zone of Africa
    [m.recorded_paid_day(), date(Date.parse(`${day}T12:00:00Z`) / 1000)],
    [m.recorded_payer(), payer],
    [method === 'transfer' ? m.recorded_bank_reference() : m.recorded_reference(), reference],
  ]
  return rows.filter(([, value]) => value !== '')
}

function RecordedRows({ recorded }: { recorded: RecordedPayment }) {
  const { date } = useDateFormat()
  return recordedRows(recorded, date).map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  ))
}

type ReceiptProps = {
  entry: WalletEntry
  /** The student of the wallet; the signed-in user if omitted. */
  name?: string
  onClose: () => void
}

/** A ledger entry as a slip that can be downloaded as a picture, drawn on the device. */
export function Receipt({ entry, name: ownerName, onClose }: ReceiptProps) {
  const { dateTime, date } = useDateFormat()
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
        recorded: entry.recorded ? recordedRows(entry.recorded, date) : [],
      })
    } catch {
      toast.error(m.payments_receipt_could_not_saved_please())
    } finally {
      setDrawing(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.payments_receipt()}
      actions={
        <>
          <Button
            variant="outline"
            busy={isDrawing && m.kit_saving()}
            onClick={() => void download()}
          >
            <Download className="icon" aria-hidden />
            {m.kit_download()}
          </Button>
          <Button variant="primary" data-first onClick={onClose}>
            {m.kit_done()}
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
            <dt>{m.kit_date()}</dt>
            <dd>
              <Time at={entry.timestamp} className="num" />
            </dd>
          </div>
          <div>
            <dt>{m.kit_name()}</dt>
            <dd>
              <bdi>{name}</bdi>
            </dd>
          </div>
          <div>
            <dt>{m.payments_balance_after()}</dt>
            <dd className="num">{inNaira(entry.balance)}</dd>
          </div>
          {entry.refunded && (
            <div>
              <dt>{m.payments_refunded()}</dt>
              <dd className="num">{inNaira(entry.refunded)}</dd>
            </div>
          )}
          {entry.recorded && <RecordedRows recorded={entry.recorded} />}
          <div>
            <dt>{m.payments_reference()}</dt>
            <dd className="slip-reference">{entry.reference}</dd>
          </div>
        </dl>
      </div>
    </Dialog>
  )
}
