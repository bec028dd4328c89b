import { expect, test, vi } from 'vitest'
import { menuItemForKey, watchScroll } from './menu-keys.ts'

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

/** A page with a button at 100 px whose scrolling is watched. */
function openPage() {
  const page = new EventTarget()
  let top = 100
  // only the top is read
  const button = { getBoundingClientRect: () => ({ top }) as DOMRect }
  const handlers = { onMove: vi.fn(), onScrollAway: vi.fn() }
  return {
    ...handlers,
    open: () => watchScroll(button, handlers, page),
    scroll(by: number) {
      top -= by
      page.dispatchEvent(new Event('scroll'))
    },
  }
}

test('a menu that is closed again without scrolling leaves no scroll listener behind', () => {
  const { open, scroll, onMove, onScrollAway } = openPage()

  for (let openings = 0; openings < 3; openings++) open()()
  scroll(100)
  expect(onScrollAway).not.toHaveBeenCalled()

  open()
  scroll(100)
  scroll(100)
  expect(onScrollAway).toHaveBeenCalledOnce()
  expect(onMove).not.toHaveBeenCalled()
})

test('an open menu follows a page that moves by less than a button, such as for a late font, and is closed by a scroll', () => {
  const { open, scroll, onMove, onScrollAway } = openPage()

  open()
  // the late event of a scroll before the menu opened
  scroll(0)
  scroll(7)
  scroll(-20)
  expect(onMove).toHaveBeenCalledTimes(3)
  expect(onScrollAway).not.toHaveBeenCalled()
  scroll(60)
  expect(onScrollAway).toHaveBeenCalledOnce()
})
