import { signBody } from '../../payments/paystack/signature.ts'
import { ServerUnavailable } from './server-unavailable.ts'

/** Delivers a signed event to the webhook. Throws `ServerUnavailable` without a complete response. */
export async function sendWebhook(url: string, key: string, event: object): Promise<void> {
  const body = JSON.stringify(event)
  const response = await fetch(`${url}/webhooks/paystack`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-paystack-signature': signBody(body, key),
    },
    body,
  }).catch(() => null)
  const content: unknown = await response?.json().catch(() => null)
  if (!response || !content) throw new ServerUnavailable()
  if (response.status !== 200) throw new Error(`${body}: ${response.status}`)
}
