import { parse } from 'csv-parse/sync'
import { paymentsCsv } from '../../../contract/payments/payment-history.ts'
import type { TestSchool, TestUser } from '../test-school.ts'

/** Downloads the payment history with these filters. */
export const downloadCsv = (school: TestSchool, as?: TestUser, query = '') =>
  downloadFile(school, as, `${paymentsCsv.path}${query}`)

/** Downloads the CSV file of an address. */
export async function downloadFile(school: TestSchool, as: TestUser | undefined, url: string) {
  const response = await school.app.inject({
    method: 'GET',
    url,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  })
  const { statusCode: http, headers, body } = response
  const rows: string[][] = http === 200 ? parse(body, { bom: true, relax_column_count: false }) : []
  const code = http === 200 ? undefined : JSON.parse(body).code
  return { http, code, headers, body, rows }
}
