import { signatureOf } from '../../payments/signature.ts'
import { Gone } from './gone.ts'

/** Delivers a notice to the webhook; throws `Gone` when no response comes whole. */
export async function sendNotice(url: string, key: string, event: object): Promise<void> {
  const body = JSON.stringify(event)
  const response = await fetch(`${url}/webhooks/paystack`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-paystack-signature': signatureOf(body, key),
    },
    body,
  }).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  if (!response || !answer) throw new Gone()
  if (response.status !== 200) throw new Error(`${body}: ${response.status}`)
}
