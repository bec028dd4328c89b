import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Kobo } from '../../contract/kobo.ts'
import { useSession } from '../api/session.ts'
import { userQuery } from '../api/user.ts'
import { ConfirmingNote } from '../features/payments/ConfirmingNote.tsx'
import { usePayByCard } from '../features/payments/use-pay-by-card.ts'
import { settingsQuery } from '../features/settings/queries.ts'
import { BalancePanel } from '../features/wallet/BalancePanel.tsx'
import { FundDialog } from '../features/wallet/FundDialog.tsx'
import { History } from '../features/wallet/History.tsx'
import { walletHistoryQuery } from '../features/wallet/queries.ts'
import { PageHead } from '../kit/PageHead.tsx'
import { toast } from '../kit/toast.ts'

/** What came into the wallet and what went out, and putting more in (wallet-and-admin §2). */
export function Screen() {
  const balance = useSession((it) => it.user?.wallet ?? 0)
  const { openDialog, confirming, dialog } = useFunding()
  return (
    <div className="wrap max-w-205">
      <PageHead title="Wallet History" lead="Track your wallet transactions" />
      <BalancePanel balance={balance} onFund={openDialog} />
      {confirming !== null && <ConfirmingNote sum={confirming} />}
      <History />
      <FundDialog balance={balance} {...dialog} />
    </div>
  )
}

/** The dialog, and the card that pays for what is typed in it (wallet-and-admin §4). */
function useFunding() {
  const queries = useQueryClient()
  const publicKey = useQuery(settingsQuery).data?.paystackKey
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')

  const done = () => {
    setOpen(false)
    setTyped('')
  }
  const { pay, isPaying, confirming } = usePayByCard({
    publicKey,
    onLate: done,
    onPaid: () => {
      toast.good('Payment successful! Your wallet has been funded.')
      done()
      void queries.invalidateQueries({ queryKey: walletHistoryQuery.queryKey })
      void queries.invalidateQueries({ queryKey: userQuery.queryKey })
    },
  })
  return {
    openDialog: () => setOpen(true),
    confirming,
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
