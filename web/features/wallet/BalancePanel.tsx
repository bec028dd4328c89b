import { Hourglass, Plus } from 'lucide-react'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { inNaira } from '../../kit/naira.ts'
import { DarkPanel } from '../../kit/Pattern.tsx'

type BalancePanelProps = {
  balance: Kobo
  onFund: () => void
  /** A card payment into the wallet is being confirmed: there is nothing to press meanwhile. */
  isConfirming: boolean
}

/** The balance and the Fund Wallet button. */
export function BalancePanel({ balance, onFund, isConfirming }: BalancePanelProps) {
  return (
    <DarkPanel className="flex flex-wrap items-end gap-x-5 gap-y-3.5 px-5.5 py-5">
      <div className="grow basis-52">
        <p className="lead">{m.wallet_current_balance()}</p>
        <p className="stat-value num text-[min(2.375rem,18vw-16px)]">{inNaira(balance)}</p>
      </div>
      <Button variant="gold" disabled={isConfirming} onClick={onFund}>
        {isConfirming ? (
          <Hourglass className="icon" aria-hidden />
        ) : (
          <Plus className="icon" aria-hidden />
        )}
        {isConfirming ? m.wallet_confirming() : m.wallet_fund_wallet()}
      </Button>
    </DarkPanel>
  )
}
