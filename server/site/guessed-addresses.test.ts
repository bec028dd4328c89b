import { expect, onTestFinished, test } from 'vitest'
import { guessedPage } from '../../contract/platform/guessed-addresses.ts'
import { handlers } from '../handlers.ts'
import { createHttpServer } from '../http-server.ts'
import { writeBuiltSite } from '../test/process/built-site.ts'
import { openTestSchool } from '../test/test-school.ts'

test.each([
  ['/dashboard', '/'],
  ['/Dashboard/', '/'],
  ['/signin?next=%2Fgame', '/login?next=%2Fgame'],
  ['/courses', '/classes'],
  ['/my_courses', '/my-classes'],
  ['/settings', '/profile'],
  ['/admin/dashboard', '/admin'],
  ['/admin/', '/admin'],
  ['/Admin', '/admin'],
  ['/admin/users', '/admin/students'],
  ['/admin/classes/12', '/admin/classes/manage/12'],
  ['/admin/marking', '/admin/exams'],
  ['/admin/transfers/', '/admin/transfers'],
  ['/Admin/Coupons', '/admin/coupons'],
  ['/admin/backup', '/admin/backups'],
  ['/words/', '/words'],
  ['/certificates', '/'],
  ['/wallet/history', '/wallet-history'],
])('%s leads to %s (R-API-002)', async (url, page) => {
  const school = await openTestSchool()
  const app = await createHttpServer(school, handlers, writeBuiltSite(school.config.DATA_DIR))
  onTestFinished(() => app.close())
  const response = await app.inject({ url })
  expect([response.statusCode, response.headers.location]).toEqual([302, page])
  const { statusCode } = await app.inject({ url: page })
  expect(statusCode).toBe(200)
})

test.each([
  '/',
  '/login',
  '/classes',
  '/classes/abc',
  '/admin',
  '/admin/exams',
  '/nonsense',
  '/courses/abc',
])('%s stays where it is (R-API-002)', (path) => {
  expect(guessedPage(path)).toBeUndefined()
})

test('no guess leads to another site (R-API-002)', () => {
  for (const path of ['//evil.example/dashboard', '/\\evil.example', '//dashboard'])
    expect(guessedPage(path) ?? '/').toMatch(/^\/(?!\/)/)
})
