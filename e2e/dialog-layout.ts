import type { Locator } from '@playwright/test'

/**
 * Finds the parts of a dialog that are not completely visible: parts that are wider than it, controls beyond the screen, cut
 * texts, buttons out of reach, and a body without room for a line.
 */
export const findLayoutFaults = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((root) => {
    const nameOf = (it: Element) =>
      `${it.tagName.toLowerCase()}.${it.className} ${it.textContent?.trim().slice(0, 40)}`
    const all = (selector: string) => [...root.querySelectorAll(selector)]
    const sheets = [root, ...all('.sheet, .sheet-head, .sheet-body, .sheet-actions')]
    const tooWide = sheets
      .filter((it) => it.scrollWidth > it.clientWidth + 1)
      .map((it) => `wider by ${it.scrollWidth - it.clientWidth}: ${nameOf(it)}`)

    const isShown = (it: Element) => {
      const { width, height } = it.getBoundingClientRect()
      return width > 1 && height > 1 && !it.closest('.sr-only')
    }
    const isScroller = (it: Element) => ['auto', 'scroll'].includes(getComputedStyle(it).overflowX)
    /** Whether a part of the dialog's body scrolls it sideways, as a row of tabs does. */
    const isInScroller = (it: Element): boolean => {
      const parent = it.parentElement
      if (!parent || parent === root || parent.matches('.sheet-body')) return false
      return isScroller(parent) || isInScroller(parent)
    }
    const shown = all('button, a[href], input, select, textarea, h2, p, li').filter(
      (it) => isShown(it) && !isInScroller(it),
    )
    const beyond = shown
      .filter((it) => {
        const { left, right } = it.getBoundingClientRect()
        return left < -1 || right > innerWidth + 1
      })
      .map((it) => `beyond the screen: ${nameOf(it)}`)
    const cut = shown
      .filter((it) => {
        const { overflowX, textOverflow } = getComputedStyle(it)
        const isClipped = ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis'
        // a long value scrolls in its field
        return isClipped && !it.matches('input') && it.scrollWidth > it.clientWidth + 1
      })
      .map((it) => `cut: ${nameOf(it)}`)
    const outOfReach = all('.sheet-actions :is(button, a), .sheet-head button')
      .filter((it) => {
        const { top, bottom } = it.getBoundingClientRect()
        return top < 0 || bottom > innerHeight + 1
      })
      .map((it) => `out of reach: ${nameOf(it)}`)
    const squeezed = all('.sheet-body')
      .filter((it) => it.clientHeight < Math.min(48, it.scrollHeight))
      .map((it) => `${it.clientHeight} of ${it.scrollHeight} px visible: ${nameOf(it)}`)
    return [...tooWide, ...beyond, ...cut, ...outOfReach, ...squeezed]
  })
