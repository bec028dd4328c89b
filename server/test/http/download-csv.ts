import { parse } from 'csv-parse/sync'
import { paymentsCsv } from '../../../contract/payments/payment-history.ts'
import type { TestSchool, TestUser } from '../test-school.ts'

/** Downloads the payment history with these filters. */
export async function downloadCsv(school: TestSchool, as?: TestUser, query = '') {
  const response = await school.app.inject({
    method: 'GET',
    url: `${paymentsCsv.path}${query}`,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  })
  const { statusCode: http, headers, body } = response
  const rows: string[][] = http === 200 ? parse(body, { bom: true, relax_column_count: false }) : []
  const code = http === 200 ? undefined : JSON.parse(body).code
  return { http, code, headers, body, rows }
}
