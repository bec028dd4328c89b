import { expect, test, vi } from 'vitest'
import { menuItemForKey, onFirstScroll } from './menu-keys.ts'

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

function openPage() {
  const page = new EventTarget()
  let top = 100
  // only the top is read
  const button = { getBoundingClientRect: () => ({ top }) as DOMRect }
  const scroll = (by: number) => {
    top -= by
    page.dispatchEvent(new Event('scroll'))
  }
  return { page, button, scroll }
}

test('a menu that is closed again without scrolling leaves no scroll listener behind', () => {
  const { page, button, scroll } = openPage()
  const close = vi.fn()

  for (let openings = 0; openings < 3; openings++) onFirstScroll(button, close, page)()
  scroll(10)
  expect(close).not.toHaveBeenCalled()

  onFirstScroll(button, close, page)
  scroll(10)
  scroll(10)
  expect(close).toHaveBeenCalledOnce()
})

test('the late event of a scroll before the menu opened does not close it', () => {
  const { page, button, scroll } = openPage()
  const close = vi.fn()

  onFirstScroll(button, close, page)
  scroll(0)
  expect(close).not.toHaveBeenCalled()
  scroll(1)
  expect(close).toHaveBeenCalledOnce()
})
