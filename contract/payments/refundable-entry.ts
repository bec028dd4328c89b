type LedgerRow = { type: 'credit' | 'debit'; service: string; reference: string }

/** True for an entry of a wallet that is a payment for a class, or that a card put into the wallet. */
export function isRefundableEntry({ type, service, reference }: LedgerRow): boolean {
  if (type === 'debit') return service === 'enrolment' || service === 'renewal'
  return service === 'fund' && !reference.startsWith('WALLET_')
}
