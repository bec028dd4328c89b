import { expect, test } from 'vitest'
import { ADMIN_ROLE, type User } from '../../contract/auth/auth.ts'
import type { Session } from '../api/session.ts'
import { redirectOf } from './redirects.ts'

// the other fields of a user are not read
const sessionOf = (role: number): Session => ({ authenticated: true, user: { role } as User })
const visitor: Session = { authenticated: false, user: null }
const student = sessionOf(0)
const admin = sessionOf(ADMIN_ROLE)

test('a visitor is redirected to the sign-in with the page to return to (R-AUTH-022)', () => {
  expect(redirectOf('student', visitor, '/', '')).toBe('/login')
  expect(redirectOf('student', visitor, '/wallet-history', '?page=2')).toBe(
    '/login?next=%2Fwallet-history%3Fpage%3D2',
  )
  expect(redirectOf('admin', visitor, '/admin/bin', '')).toBe('/login?next=%2Fadmin%2Fbin')
  expect(redirectOf('guest', visitor, '/login', '?next=%2Fgame')).toBeUndefined()
  expect(redirectOf('anyone', visitor, '/verify/LSN-1', '')).toBeUndefined()
})

test('a signed-in user is redirected from a guest page to the requested page or the dashboard', () => {
  expect(redirectOf('guest', student, '/login', '')).toBe('/')
  expect(redirectOf('guest', student, '/login', '?next=%2Fgame')).toBe('/game')
  expect(redirectOf('guest', student, '/login', '?next=https%3A%2F%2Fevil.example')).toBe('/')
})

test('only an administrator opens an admin page', () => {
  expect(redirectOf('admin', student, '/admin', '')).toBe('/')
  expect(redirectOf('admin', admin, '/admin', '')).toBeUndefined()
  expect(redirectOf('student', admin, '/game', '')).toBeUndefined()
})
