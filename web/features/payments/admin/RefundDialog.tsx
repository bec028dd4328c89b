import { useQuery, useQueryClient } from '@tanstack/react-query'
import { previewRefund, type RefundStakes } from '../../../../contract/payments/refunds.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { invalidate } from '../../../api/query-keys.ts'
import { Dialog } from '../../../kit/Dialog.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { RefundForm } from './RefundForm.tsx'

type RefundDialogProps = {
  /** Of the receipt of the payment. */
  reference: string
  onClose: () => void
}

/** Refunds a part or all of a payment, to the wallet or to the card (R-TRUST-007, decision 0660). */
export function RefundDialog({ reference, onClose }: RefundDialogProps) {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: adminKeys.refundStakes(reference),
    queryFn: ({ signal }) => callApi(previewRefund, { reference }, { signal }),
    staleTime: 0,
    // the user confirms the shown amounts, which must not be those of an earlier opening
    gcTime: 0,
  })
  if (query.data && isRefundable(query.data))
    return (
      <RefundForm
        stakes={query.data}
        onClose={onClose}
        onSettled={() =>
          invalidate(
            queryClient,
            adminKeys.students,
            adminKeys.payments,
            adminKeys.cardPayments,
            adminKeys.refundStakes(reference),
          )
        }
      />
    )
  return (
    <Dialog open title={m.payments_refund()} onClose={onClose}>
      <QueryBoundary
        query={query}
        errorTitle={m.payments_payment_did_not_load()}
        errorLayout="text"
      >
        {() => <p>{m.payments_nothing_left_refund()}</p>}
      </QueryBoundary>
    </Dialog>
  )
}

const isRefundable = ({ toWallet, toCard }: RefundStakes) => toWallet > 0 || toCard > 0
