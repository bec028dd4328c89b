import type { RunningSchool, TestUser } from './fixtures.ts'

/** Posts JSON to a path of the school, such as one of the sandbox of payments, and returns the status. */
export async function postJson(school: RunningSchool, path: string, body: object) {
  const response = await fetch(school.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.status
}

/** A payment by card, charged in the sandbox: an amount for the wallet, or a class. Returns its reference. */
export async function payByCard(
  school: RunningSchool,
  student: TestUser,
  input: Record<string, unknown>,
) {
  const opened = await school.call('/api.php', 'openPayment', input, student)
  const { reference, amount, currency, email } = opened
  const charge = { reference, amount: amount * 100, currency, email, outcome: 'success' }
  const status = await postJson(school, '/sandbox/charge', charge)
  if (status !== 200) throw new Error(`the sandbox answered ${status}`)
  await school.call('/api.php', 'verifyPayment', { reference }, student)
  return String(reference)
}
