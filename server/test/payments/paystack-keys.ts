import { createServer, type RequestListener } from 'node:http'
import { listenLocally } from '../process/listen-locally.ts'
import { openTestSchool } from '../test-school.ts'

/** The secret key of the school. */
export const KEY = 'sk_test_0123456789abcdef'

/** A local provider with these responses, and a school with its keys. */
export async function openSchoolWithKeys(listener: RequestListener) {
  const port = await listenLocally(createServer(listener))
  return openTestSchool({
    PAYSTACK_SECRET_KEY: KEY,
    PAYSTACK_PUBLIC_KEY: 'pk_test_0123456789abcdef',
    PAYSTACK_URL: `http://127.0.0.1:${port}`,
  })
}

/** The amount of a charge. */
export const paid = { amount: 900_00, currency: 'NGN' }
