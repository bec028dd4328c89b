/**
 * What Paystack answers GET /transaction/verify/:reference with, field for field: the example of its API reference
 * (https://paystack.com/docs/api/transaction/#verify, OpenAPI description 1.0.0, read in November 2026) and, for the
 * other states, of its guide to verifying payments (https://paystack.com/docs/payments/verify-payments).
 */
type Asked = { reference: string; amount: number; currency?: string }

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

function answered({ reference, amount, currency = 'NGN' }: Asked, data: object) {
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
export const succeeded = (asked: Asked) =>
  answered(asked, {
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

/** The bank said no. */
export const failed = (asked: Asked) =>
  answered(asked, {
    status: 'failed',
    gateway_response: 'Declined',
    paid_at: null,
    paidAt: null,
    log: log(false, [{ type: 'error', message: 'Declined', time: 4 }]),
    fees: null,
    authorization: card,
  })

/** Nobody finished paying, or not yet: `abandoned`, `ongoing`, `pending`, `processing`, `queued`. */
export const unfinished = (status: string, asked: Asked) =>
  answered(asked, {
    status,
    gateway_response: 'The transaction was not completed',
    paid_at: null,
    paidAt: null,
    log: null,
    fees: null,
    authorization: {},
  })

/** The money went back. */
export const reversed = (asked: Asked) =>
  answered(asked, { ...succeeded(asked).data, status: 'reversed', gateway_response: 'Reversed' })

/** Nothing is known by this reference (HTTP 400, and 404 by the OpenAPI description). */
export const notFound = {
  status: false,
  message: 'Transaction reference not found.',
  meta: { nextStep: "Ensure that you're passing a valid transaction reference" },
  type: 'validation_error',
  code: 'transaction_not_found',
}

/** The key is not theirs (HTTP 401). */
export const unauthorized = {
  status: false,
  message: 'Invalid key',
  meta: { nextStep: 'Ensure that you provide the correct authorization key for the request' },
  type: 'validation_error',
  code: 'invalid_Key',
}

/** The notice of a paid charge (https://paystack.com/docs/payments/webhooks), whose data is that of the answer. */
export const chargeSuccess = (asked: Asked) => ({
  event: 'charge.success',
  data: succeeded(asked).data,
})
