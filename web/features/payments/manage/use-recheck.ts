import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CardPayment, recheckPayment } from '../../../../contract/payments.ts'
import { ask, messageOf } from '../../../api/ask.ts'
import { inNaira } from '../../../kit/naira.ts'
import { toast } from '../../../kit/toast.ts'
import { cardsKey, historyKey } from './queries.ts'

/** Asks the provider about one payment again, and says what came of it. */
export function useRecheck(reference: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => ask(recheckPayment, { reference }),
    onSuccess: (payment) => {
      say(payment)
      void queries.invalidateQueries({ queryKey: historyKey })
      return queries.invalidateQueries({ queryKey: cardsKey })
    },
    onError: (fault) => toast.bad(messageOf(fault)),
  })
}

function say({ state, name, amount, remark }: CardPayment) {
  if (state === 'settled') toast.good(`${inNaira(amount)} of ${name} arrived.`)
  else if (state === 'to_wallet')
    toast.plain(`${inNaira(amount)} of ${name} is in the wallet.`, remark)
  else if (state === 'failed') toast.plain('The card was not charged.', remark)
  else toast.plain('Nothing was paid so far.', remark)
}
