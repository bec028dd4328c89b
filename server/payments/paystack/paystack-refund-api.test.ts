import { createServer, type RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { listenLocally } from '../../test/process/listen-locally.ts'
import { ProviderUnavailable } from '../provider.ts'
import { findPaystackRefund, requestPaystackRefund } from './paystack-refunds.ts'

const MARKER = 'Lisan refund 1'
const SENT_AT = Date.UTC(2026, 10, 26, 9) / 1000
const refundOf = (id: number, note: string) => ({
  ...{ id, status: 'processed', merchant_note: note, transaction_reference: 'FUND_1' },
})

/** Starts a provider; returns how to reach it. */
async function listen(respond: RequestListener) {
  const port = await listenLocally(createServer(respond))
  return { url: `http://127.0.0.1:${port}`, secretKey: 'sk_test_1', timeoutMs: 5000 }
}

/** Serves one response and records the paths. */
async function serve(status: number, body: object) {
  const paths: string[] = []
  const api = await listen((request, response) => {
    paths.push(request.url ?? '')
    response.writeHead(status).end(JSON.stringify(body))
  })
  return { api, paths }
}

const request = { reference: 'FUND_1', amount: 2000_00, currency: 'NGN', marker: MARKER }
const query = { reference: 'FUND_1', marker: MARKER, id: null, sentAt: SENT_AT }

test.each([400, 401, 403, 404, 422, 429])(
  'a request for a refund that is answered %i is rejected with the message, which is cut',
  async (status) => {
    const { api } = await serve(status, { status: false, message: 'x'.repeat(300) })
    expect(await requestPaystackRefund(api, request)).toEqual({
      ...{ outcome: 'rejected', reason: 'x'.repeat(200) },
    })
  },
)

test.each([200, 409, 500, 503])(
  'after a request for a refund that is answered %i without one, the result is unknown',
  async (status) => {
    const { api } = await serve(status, { status: false, message: 'No' })
    await expect(requestPaystackRefund(api, request)).rejects.toThrow(ProviderUnavailable)
    await expect(findPaystackRefund(api, query)).rejects.toThrow(ProviderUnavailable)
  },
)

test('a refund whose identifier is known is queried by it', async () => {
  const { api, paths } = await serve(200, { status: true, data: refundOf(7, 'Another note') })
  const found = await findPaystackRefund(api, { ...query, id: '7' })
  expect(found).toEqual({ id: '7', state: 'processed', note: '' })
  expect(paths).toEqual(['/refund/7'])
})

/** Serves pages of refunds and records the queries. */
async function servePages(pages: object[][], meta?: { pageCount: number }) {
  const queries: URLSearchParams[] = []
  const api = await listen((request, response) => {
    const search = new URLSearchParams(request.url?.split('?')[1])
    queries.push(search)
    const data = pages[Number(search.get('page')) - 1] ?? []
    response.end(JSON.stringify({ status: true, message: '', data, meta }))
  })
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
  for (const meta of [undefined, { pageCount: 1 }]) {
    const { queries, find } = await servePages([[ofAnother, ...others.slice(meta ? 1 : 2)]], meta)
    expect(await find()).toBeNull()
    expect(queries).toHaveLength(1)
  }
})

test('a search that needs more than twenty pages has no result', async () => {
  const { queries, find } = await servePages(Array.from({ length: 30 }, () => others))

  await expect(find()).rejects.toThrow('The card provider has too many refunds to search')

  expect(queries).toHaveLength(20)
})
