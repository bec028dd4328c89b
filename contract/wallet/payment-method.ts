/**
 * How money came into a wallet or went out of the school again. `school`: put in or taken out by an administrator, without a payment
 * that was recorded.
 */
export const PAYMENT_METHODS = ['card', 'transfer', 'cash', 'pos', 'other', 'school'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** The methods of payments that the staff record (R-PAY-001). */
export const RECORDED_METHODS = ['transfer', 'cash', 'pos', 'other'] as const
export type RecordedMethod = (typeof RECORDED_METHODS)[number]
