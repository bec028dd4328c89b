import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '../test/port-of.ts'
import { findPaystackRefund } from './paystack-refunds.ts'

const MARKER = 'Lisan refund 1'
const SENT_AT = Date.UTC(2026, 10, 26, 9) / 1000
const refundOf = (id: number, note: string) => ({
  ...{ id, status: 'processed', merchant_note: note, transaction_reference: 'FUND_1' },
})

/** Serves pages of refunds and records the queries. */
async function servePages(pages: object[][], meta?: { pageCount: number }) {
  const queries: URLSearchParams[] = []
  const server = createServer((request, response) => {
    const query = new URLSearchParams(request.url?.split('?')[1])
    queries.push(query)
    const data = pages[Number(query.get('page')) - 1] ?? []
    response.end(JSON.stringify({ status: true, message: '', data, meta }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const api = { url: `http://127.0.0.1:${portOf(server)}`, secretKey: 'sk_test_1', timeoutMs: 5000 }
  const query = { reference: 'FUND_1', marker: MARKER, id: null, sentAt: SENT_AT }
  return { queries, find: () => findPaystackRefund(api, query) }
}

const others = Array.from({ length: 100 }, (_, index) => refundOf(index + 2, 'Another refund'))
const wanted = { id: '1', state: 'processed', note: '' }

test.each([
  ['whose number is known', { pageCount: 2 }],
  ['whose number is not known', undefined],
])(
  'a refund is found by its marker on the second of the pages %s, within a day of its request',
  async (_, meta) => {
    const { queries, find } = await servePages([others, [refundOf(1, MARKER)]], meta)

    expect(await find()).toEqual(wanted)

    expect(queries.map((it) => Object.fromEntries(it))).toEqual(
      ['1', '2'].map((page) => ({
        ...{ from: '2026-11-26T08:00:00.000Z', to: '2026-11-27T09:00:00.000Z' },
        ...{ perPage: '100', page },
      })),
    )
  },
)

test('a refund that no page has is unknown, and a marker of another payment is not taken', async () => {
  const ofAnother = { ...refundOf(1, MARKER), transaction_reference: 'FUND_2' }
  const { queries, find } = await servePages([[ofAnother]])

  expect(await find()).toBeNull()

  expect(queries).toHaveLength(1)
})

test('a search that needs more than twenty pages has no result', async () => {
  const { queries, find } = await servePages(Array.from({ length: 30 }, () => others))

  await expect(find()).rejects.toThrow('The card provider has too many refunds to search')

  expect(queries).toHaveLength(20)
})
