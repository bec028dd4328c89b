import { expect, test } from 'vitest'
import { paths } from '../api/paths.ts'
import { findRoute, routes } from './routes.ts'

test('an address finds its route, with or without a query', () => {
  expect(findRoute('/')?.path).toBe('/')
  expect(findRoute('/login?ref=LSN-amina')?.path).toBe('/login')
  expect(findRoute('/classes/aB3_x')?.path).toBe('/classes/:publicId')
  expect(findRoute('/classes/12/lessons/34')?.path).toBe('/classes/:classId/lessons/:lessonId')
  expect(findRoute('/nowhere')).toBeUndefined()
  expect(findRoute('/classes/12/lessons')).toBeUndefined()
})

test('every address that is made somewhere has its route, and every route an address', () => {
  const { admin, ...rest } = paths
  const made = [...Object.values(rest), ...Object.values(admin)].map((it) =>
    typeof it === 'string' ? it : it('1', '2'),
  )
  expect(new Set(made.map((it) => findRoute(it)?.path))).toEqual(
    new Set(routes.map((it) => it.path)),
  )
})

test('the pages of the school are for administrators alone', () => {
  const open = routes.filter((it) => it.path.startsWith('/admin') && it.access !== 'admin')
  expect(open).toEqual([])
})
