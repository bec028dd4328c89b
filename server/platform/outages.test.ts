import { expect, test } from 'vitest'
import { isDiskFull, isUnavailable } from './outages.ts'

const withCode = (code: string, cause?: unknown) =>
  Object.assign(new Error('It failed', { cause }), { code })

test.each([
  ...['08006', '08P01', '57P01', '57P02', '57P03', '53300', '53100', '55P03', '57014', '25006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOSPC', 'EDQUOT'],
  ...['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_IOERR_WRITE', 'SQLITE_BUSY'],
])('%s is an outage, also where a library wraps it (R-SEC-024)', (code) => {
  expect(isUnavailable(withCode(code))).toBe(true)
  expect(isUnavailable(new TypeError('fetch failed', { cause: withCode(code) }))).toBe(true)
})

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('the error of pg without a code "%s" is an outage (R-SEC-024)', (message) => {
  expect(isUnavailable(new Error(message))).toBe(true)
})

test.each([
  ...['23505', '22P02', '42703', '40001', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR', 'ENOENT'],
])('%s is no outage, because trying again would not help', (code) => {
  expect(isUnavailable(withCode(code))).toBe(false)
  expect(isDiskFull(withCode(code))).toBe(false)
})

test('a full disk is told from other outages on both engines and in files', () => {
  for (const code of ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])
    expect(isDiskFull(withCode(code)), code).toBe(true)
  for (const code of ['SQLITE_IOERR', '53300', 'ECONNREFUSED'])
    expect(isDiskFull(withCode(code)), code).toBe(false)
})
