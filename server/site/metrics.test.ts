import { expect, test } from 'vitest'
import { getUserData } from '../../contract/auth/auth.ts'
import { getClasses } from '../../contract/classes/classes.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { openTestSchool, seedStudent } from '../test/test-school.ts'

const METRICS_TOKEN = 'a token of sixteen'
const bearer = { authorization: `Bearer ${METRICS_TOKEN}` }

test('metrics require the token and contain requests, statuses and queues', async () => {
  const school = await openTestSchool({ METRICS_TOKEN })
  const amina = await seedStudent(school, { wallet: 500 })
  await callApi(school, getClasses)
  await callApi(school, getUserData, {}, amina)
  await callApi(school, getUserData)
  await school.app.inject('/api.php?action=made_up')

  const { statusCode, headers, body } = await school.app.inject({
    url: '/metrics',
    headers: bearer,
  })

  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('lisan_requests_total{call="getClasses",status="200"} 1')
  expect(body).toContain('lisan_requests_total{call="getUserData",status="200"} 1')
  expect(body).toContain('lisan_requests_total{call="getUserData",status="401"} 1')
  expect(body).toContain('lisan_requests_total{call="/api.php",status="404"} 1')
  expect(body).toContain('lisan_request_seconds_count{call="getClasses"} 1')
  expect(body).toMatch(/^lisan_mail_waiting 0$/m)
  expect(body).toMatch(/^lisan_ledger_differences 0$/m)
  expect(body).toMatch(/^lisan_disk_free_bytes [1-9]\d*/m)
  expect(body).toMatch(/^lisan_disk_available_bytes \d+/m)
  expect(body).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(body).not.toContain('made_up')
})

test('a wallet that does not match its ledger is visible after an hour at most', async () => {
  const school = await openTestSchool({ METRICS_TOKEN }, { breaksLedger: true })
  const amina = await seedStudent(school, { wallet: 500 })
  const readDifferences = async () => {
    const { body } = await school.app.inject({ url: '/metrics', headers: bearer })
    return /^lisan_ledger_differences (\d+)$/m.exec(body)?.[1]
  }
  freezeClock('2026-11-22T09:00:00Z')
  expect(await readDifferences()).toBe('0')

  await school.db.updateTable('users').set({ wallet: 600 }).where('id', '=', amina.id).execute()
  freezeClock('2026-11-22T09:59:59Z')
  expect(await readDifferences()).toBe('0')
  freezeClock('2026-11-22T10:00:00Z')
  expect(await readDifferences()).toBe('1')
})

test('metrics are not served without the token, and do not exist without a configured token', async () => {
  const open = await openTestSchool({ METRICS_TOKEN })
  const amina = await seedStudent(open)
  for (const headers of [
    {},
    { authorization: `Bearer ${amina.token}` },
    { authorization: METRICS_TOKEN },
  ]) {
    expect((await open.app.inject({ url: '/metrics', headers })).statusCode).toBe(401)
  }
  const shut = await openTestSchool()
  expect((await shut.app.inject({ url: '/metrics', headers: bearer })).body).not.toContain(
    'lisan_requests_total',
  )
})
