import { expect, test } from 'vitest'
import { paths } from '../api/paths.ts'
import { findRoute, routes } from './routes.ts'

test('a path finds its route, with and without a query string', () => {
  expect(findRoute('/')?.path).toBe('/')
  expect(findRoute('/login?ref=LSN-amina')?.path).toBe('/login')
  expect(findRoute('/classes/aB3_x')?.path).toBe('/classes/:publicId')
  expect(findRoute('/classes/12/lessons/34')?.path).toBe('/classes/:classId/lessons/:lessonId')
  expect(findRoute('/nowhere')).toBeUndefined()
  expect(findRoute('/classes/12/lessons')).toBeUndefined()
})

test('every path in paths.ts has a route, and every route has a path', () => {
  const { admin, ...rest } = paths
  const made = [...Object.values(rest), ...Object.values(admin)].map((it) =>
    typeof it === 'string' ? it : it('1', '2'),
  )
  expect(new Set(made.map((it) => findRoute(it)?.path))).toEqual(
    new Set(routes.map((it) => it.path)),
  )
})

test('the admin pages require the administrator role', () => {
  const open = routes.filter((it) => it.path.startsWith('/admin') && it.access !== 'admin')
  expect(open).toEqual([])
})

test('every route has a screen', () => {
  expect(routes.filter((it) => !it.loadScreen).map((it) => it.path)).toEqual([])
})
