import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { m } from '../../messages/m.ts'
import { invalidate, keys } from '../api/query-keys.ts'
import { useSession } from '../api/session.ts'
import { PartsDue } from '../features/enrolment/PartsDue.tsx'
import { FUNDED, useAwaitedFunding } from '../features/payments/shared/awaited-funding.ts'
import { usePayByCard } from '../features/payments/shared/use-pay-by-card.ts'
import { BalancePanel } from '../features/wallet/BalancePanel.tsx'
import { ConfirmingNote } from '../features/wallet/ConfirmingRows.tsx'
import { FundDialog } from '../features/wallet/FundDialog.tsx'
import { TransferPanel } from '../features/wallet/TransferPanel.tsx'
import { WalletHistory } from '../features/wallet/WalletHistory.tsx'
import { PageHeader } from '../kit/PageHeader.tsx'
import { toast } from '../kit/toast.ts'

/** The wallet: its ledger, and funding it (R-WALLET-001 to R-WALLET-009). */
export function Screen() {
  const balance = useSession((it) => it.user?.wallet ?? 0)
  const { openDialog, confirming, dialog } = useFunding()
  return (
    <div className="page max-w-205">
      <PageHeader
        title={m.screens_wallet_history()}
        subtitle={m.screens_track_wallet_transactions()}
      />
      <BalancePanel balance={balance} onFund={openDialog} isConfirming={confirming !== null} />
      {confirming !== null && <ConfirmingNote amount={confirming} />}
      <PartsDue />
      <TransferPanel />
      <WalletHistory />
      <FundDialog balance={balance} {...dialog} />
    </div>
  )
}

/** The state of the fund dialog and its card payment (R-WALLET-010 to R-WALLET-020). */
function useFunding() {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')

  const reset = () => {
    setOpen(false)
    setTyped('')
  }
  const { pay, isPaying, confirmingAmount } = usePayByCard({
    onDelayed: reset,
    onPaid: () => {
      toast.success(FUNDED)
      reset()
      void invalidate(queryClient, keys.walletHistory, keys.user)
    },
  })
  const leftAmount = useAwaitedFunding()
  return {
    openDialog: () => setOpen(true),
    confirming: confirmingAmount ?? leftAmount,
    dialog: {
      open: isOpen,
      onClose: () => setOpen(false),
      typed,
      onType: setTyped,
      onFund: (amount: Kobo) => void pay({ amount }),
      isPaying,
    },
  }
}
