import { expect, test } from 'vitest'
import { paths } from '../api/paths.ts'
import { routeOf, routes } from './routes.ts'

test('an address finds its route, with or without a query', () => {
  expect(routeOf('/')?.path).toBe('/')
  expect(routeOf('/login?ref=LSN-amina')?.path).toBe('/login')
  expect(routeOf('/classes/aB3_x')?.path).toBe('/classes/:rand')
  expect(routeOf('/classes/12/lessons/34')?.path).toBe('/classes/:classId/lessons/:lessonId')
  expect(routeOf('/nowhere')).toBeUndefined()
  expect(routeOf('/classes/12/lessons')).toBeUndefined()
})

test('every address that is made somewhere has its route, and every route an address', () => {
  const { admin, ...rest } = paths
  const made = [...Object.values(rest), ...Object.values(admin)].map((it) =>
    typeof it === 'string' ? it : it('1', '2'),
  )
  expect(new Set(made.map((it) => routeOf(it)?.path))).toEqual(new Set(routes.map((it) => it.path)))
})

test('the pages of the school are for administrators alone', () => {
  const open = routes.filter((it) => it.path.startsWith('/admin') && it.may !== 'admin')
  expect(open).toEqual([])
})
