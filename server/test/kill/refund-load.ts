import { refundFailed, refundProcessed } from '../payments/paystack-responses.ts'
import type { WriteKind } from './journal.ts'
import { type AnyResponse, type LoadWorld, pick, postJson } from './load-world.ts'
import { sendWebhook } from './send-webhook.ts'

type MoveMoney = (write: [WriteKind, string | number], fields: object) => Promise<AnyResponse>

/** The number of newest refunds among which the provider decides one. */
const NEWEST_REFUNDS = 5

/** Simulates refunds by administrators and the provider's reports about them. */
export class RefundLoad {
  readonly #url: string
  readonly #world: LoadWorld
  readonly #moveMoney: MoveMoney

  constructor(url: string, world: LoadWorld, moveMoney: MoveMoney) {
    this.#url = url
    this.#world = world
    this.#moveMoney = moveMoney
  }

  /** Refunds a part of a payment, and sends the same request again, as after a lost response. */
  async request(reference: string | undefined) {
    if (!reference) return
    const world = this.#world
    world.next++
    const once = `refund-${world.next}`
    // the refunds that are reported without a request are of one naira
    const amount = 2 + (world.next % 50)
    const choice = { to: pick(['wallet', 'card', 'card']), end_enrolment: '0', reason: 'Ill' }
    const fields = { action: 'refundPayment', reference, amount, once, ...choice }
    const response = await this.#moveMoney(['given-back', once], fields)
    if (!response.status) return
    if (choice.to === 'card') world.refunding.push({ reference, amount: amount * 100 })
    await this.#moveMoney(['given-back', once], fields)
  }

  /** The provider decides a refund, and reports it once or twice. */
  async decide() {
    const { refunding, noticeKey } = this.#world
    if (refunding.length === 0) return
    const { reference, amount } = pick(refunding.slice(-NEWEST_REFUNDS))
    // without an identifier it is found by its amount
    const event = pick([refundProcessed, refundFailed])({ reference, amount, refund: null })
    await Promise.all(pick([[1], [1, 2]]).map(() => sendWebhook(this.#url, noticeKey, event)))
  }

  /** Sends a failed refund again, or puts it into the wallet instead. */
  async continue() {
    const { token } = this.#world.administrator
    const list = { action: 'findCardPayments', state: 'refund_failed' }
    const { data } = await postJson(this.#url, '/adminActions.php', list, token)
    const failed = data.rows.flatMap((it: AnyResponse) => it.reversals).filter(isFailed)
    if (failed.length === 0) return
    const { id, attempts } = pick<AnyResponse>(failed)
    const fields = { refund_id: id, how: pick(['retry', 'wallet']), attempts }
    await postJson(this.#url, '/adminActions.php', { action: 'continueRefund', ...fields }, token)
  }
}

const isFailed = ({ state, by }: AnyResponse) => state === 'failed' && by !== null
