import { expect, test } from 'vitest'
import { hasBottomBar } from './bottom-bar-pages.ts'

test('the bottom bar is on the pages of students and administrators, and not on a student’s lessons and the quiz', () => {
  const withBar = [
    '/',
    '/classes',
    '/classes/x7Ab',
    '/my-classes',
    '/messages/9',
    '/wallet-history',
    '/admin',
    '/admin/classes/manage/3',
  ]
  const withoutBar = ['/classes/x7Ab/lessons/12', '/game']

  expect(withBar.filter(hasBottomBar)).toEqual(withBar)
  expect(withoutBar.filter(hasBottomBar)).toEqual([])
})
