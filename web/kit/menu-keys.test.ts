import { expect, test } from 'vitest'
import { menuItemForKey } from './menu-keys.ts'

const labels = ['Edit', 'Email', 'Copy link', 'End session', 'Delete']

test('a letter goes from one matching item to the next, and from the last back to the first', () => {
  expect(menuItemForKey('e', labels, 0)).toBe(1)
  expect(menuItemForKey('e', labels, 1)).toBe(3)
  expect(menuItemForKey('E', labels, 3)).toBe(0)
  expect(menuItemForKey('c', labels, 4)).toBe(2)
  expect(menuItemForKey('d', labels, 4)).toBe(4)
  expect(menuItemForKey('x', labels, 0)).toBe(-1)
})

test('the arrows, Home and End move through the menu and around its ends', () => {
  expect(menuItemForKey('ArrowDown', labels, 4)).toBe(0)
  expect(menuItemForKey('ArrowUp', labels, 0)).toBe(4)
  expect(menuItemForKey('ArrowDown', labels, -1)).toBe(0)
  expect(menuItemForKey('Home', labels, 2)).toBe(0)
  expect(menuItemForKey('End', labels, 2)).toBe(4)
  expect(menuItemForKey('Shift', labels, 2)).toBe(-1)
})
