import { expect, test } from 'vitest'
import { hasBottomBar } from './bottom-bar-pages.ts'

test('the bottom bar is on the pages of a student, and not on lessons, the quiz and the pages of administrators', () => {
  const withBar = [
    '/',
    '/classes',
    '/classes/x7Ab',
    '/my-classes',
    '/messages/9',
    '/wallet-history',
  ]
  const withoutBar = ['/classes/x7Ab/lessons/12', '/game', '/admin', '/admin/classes/manage/3']

  expect(withBar.filter(hasBottomBar)).toEqual(withBar)
  expect(withoutBar.filter(hasBottomBar)).toEqual([])
})
