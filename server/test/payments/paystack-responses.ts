/**
 * Responses of Paystack to GET /transaction/verify/:reference with all fields: the example of its API reference
 * (https://paystack.com/docs/api/transaction/#verify, OpenAPI description 1.0.0, read in November 2026) and, for the
 * other states, the guide to verifying payments (https://paystack.com/docs/payments/verify-payments).
 */
type PaymentDetails = { reference: string; amount: number; currency?: string }

const customer = {
  id: 181873746,
  first_name: null,
  last_name: null,
  email: 'demo@test.com',
  customer_code: 'CUS_1rkzaqsv4rrhqo6',
  phone: null,
  metadata: null,
  risk_action: 'default',
  international_format_phone: null,
}

const card = {
  authorization_code: 'AUTH_uh8bcl3zbn',
  bin: '408408',
  last4: '4081',
  exp_month: '12',
  exp_year: '2030',
  channel: 'card',
  card_type: 'visa ',
  bank: 'TEST BANK',
  country_code: 'NG',
  brand: 'visa',
  reusable: true,
  signature: 'SIG_yEXu7dLBeqG0kU7g95Ke',
  account_name: null,
}

function verification({ reference, amount, currency = 'NGN' }: PaymentDetails, data: object) {
  return {
    status: true,
    message: 'Verification successful',
    data: {
      id: 4099260516,
      domain: 'test',
      reference,
      receipt_number: null,
      amount,
      message: null,
      created_at: '2024-08-22T09:14:24.000Z',
      channel: 'card',
      currency,
      ip_address: '197.210.54.33',
      metadata: '',
      fees_split: null,
      customer,
      plan: null,
      split: {},
      order_id: null,
      createdAt: '2024-08-22T09:14:24.000Z',
      requested_amount: amount,
      pos_transaction_data: null,
      source: null,
      fees_breakdown: null,
      connect: null,
      transaction_date: '2024-08-22T09:14:24.000Z',
      plan_object: {},
      subaccount: {},
      ...data,
    },
  }
}

const log = (success: boolean, history: object[]) => ({
  start_time: 1724318098,
  time_spent: 4,
  attempts: 1,
  errors: success ? 0 : 1,
  success,
  mobile: false,
  input: [],
  history,
})

/** The card was charged. */
export const verifySucceeded = (payment: PaymentDetails) =>
  verification(payment, {
    status: 'success',
    gateway_response: 'Successful',
    paid_at: '2024-08-22T09:15:02.000Z',
    paidAt: '2024-08-22T09:15:02.000Z',
    log: log(true, [
      { type: 'action', message: 'Attempted to pay with card', time: 3 },
      { type: 'success', message: 'Successfully paid with card', time: 4 },
    ]),
    fees: 10283,
    authorization: card,
  })

/** The bank declined the charge. */
export const verifyFailed = (payment: PaymentDetails) =>
  verification(payment, {
    status: 'failed',
    gateway_response: 'Declined',
    paid_at: null,
    paidAt: null,
    log: log(false, [{ type: 'error', message: 'Declined', time: 4 }]),
    fees: null,
    authorization: card,
  })

/** The payment is incomplete: `abandoned`, `ongoing`, `pending`, `processing`, `queued`. */
export const verifyUnfinished = (status: string, payment: PaymentDetails) =>
  verification(payment, {
    status,
    gateway_response: 'The transaction was not completed',
    paid_at: null,
    paidAt: null,
    log: null,
    fees: null,
    authorization: {},
  })

/** The charge was reversed. */
export const verifyReversed = (payment: PaymentDetails) =>
  verification(payment, {
    ...verifySucceeded(payment).data,
    status: 'reversed',
    gateway_response: 'Reversed',
  })

/** The reference is unknown (HTTP 400, and 404 by the OpenAPI description). */
export const notFound = {
  status: false,
  message: 'Transaction reference not found.',
  meta: { nextStep: "Ensure that you're passing a valid transaction reference" },
  type: 'validation_error',
  code: 'transaction_not_found',
}

/** The API key is invalid (HTTP 401). */
export const unauthorized = {
  status: false,
  message: 'Invalid key',
  meta: { nextStep: 'Ensure that you provide the correct authorization key for the request' },
  type: 'validation_error',
  code: 'invalid_Key',
}

/** The notice of a paid charge (https://paystack.com/docs/payments/webhooks); its data equals that of the verification. */
export const chargeSuccess = (payment: PaymentDetails) => ({
  event: 'charge.success',
  data: verifySucceeded(payment).data,
})

type Refund = {
  reference: string
  amount: number | string
  /** Reference of the refund; null until the processor has assigned one. */
  refund?: string | null
  id?: string | number
  currency?: string
}

/**
 * The notices of a refund (https://paystack.com/docs/payments/refunds/#listen-to-webhook-events and the samples of
 * PaystackOSS/doc-code-snippets, November 2026): amounts are numbers or strings, and an id is optional.
 */
const refundNotice =
  (status: string) =>
  ({ reference, amount, refund = 'TRF_9vgfawjnoz58uxy', id, currency = 'NGN' }: Refund) => ({
    event: `refund.${status}`,
    data: {
      status,
      transaction_reference: reference,
      refund_reference: refund,
      amount,
      currency,
      processor: 'instant-transfer',
      customer: { first_name: 'Drew', last_name: 'Berry', email: 'demo@email.com' },
      integration: 412829,
      domain: 'live',
      ...(id === undefined ? {} : { id }),
    },
  })
export const refundPending = refundNotice('pending')
export const refundNeedsAttention = refundNotice('needs-attention')
export const refundProcessed = refundNotice('processed')
export const refundFailed = refundNotice('failed')

type Dispute = {
  reference: string
  amount: number
  id?: number
  resolution?: string | null
  refundAmount?: number | null
  dueAt?: string
}

/** The notices of a dispute (https://paystack.com/docs/payments/disputes/#listen-to-notifications, November 2026). */
const disputeNotice =
  (event: string, status: string) =>
  ({
    reference,
    amount,
    id = 358950,
    resolution = null,
    refundAmount = amount,
    dueAt = '2026-11-25T18:00:00.000Z',
  }: Dispute) => ({
    event,
    data: {
      id,
      refund_amount: refundAmount,
      currency: 'NGN',
      status,
      resolution,
      domain: 'live',
      transaction: {
        id: 896467688,
        domain: 'live',
        status: 'success',
        reference,
        amount,
        message: null,
        gateway_response: 'Approved',
        paid_at: '2026-11-20T13:45:57.000Z',
        created_at: '2026-11-20T13:45:57.000Z',
        channel: 'card',
        currency: 'NGN',
        ip_address: null,
        metadata: '',
        log: null,
        fees: 53,
        fees_split: null,
        authorization: {},
        customer: { international_format_phone: null },
        plan: {},
        subaccount: {},
        split: {},
        order_id: null,
        paidAt: '2026-11-20T13:45:57.000Z',
        requested_amount: amount,
        pos_transaction_data: null,
      },
      transaction_reference: null,
      category: 'chargeback',
      customer,
      bin: '123456',
      last4: '1234',
      dueAt,
      resolvedAt: resolution === null ? null : '2026-11-24T18:00:02.000Z',
      evidence: null,
      attachments: null,
      note: null,
      history: [{ status: 'pending', by: 'demo@test.co', createdAt: '2026-11-24T13:46:57.000Z' }],
      messages: [
        {
          sender: 'demo@test.co',
          body: 'Customer complained about debit without value',
          createdAt: '2026-11-24T13:46:57.000Z',
        },
      ],
      created_at: '2026-11-24T13:46:57.000Z',
      updated_at: '2026-11-24T18:00:02.000Z',
    },
  })
export const disputeCreated = disputeNotice('charge.dispute.create', 'awaiting-merchant-feedback')
export const disputeReminded = disputeNotice('charge.dispute.remind', 'awaiting-merchant-feedback')
export const disputeResolved = disputeNotice('charge.dispute.resolve', 'resolved')
