import { searchPlaces } from '../../contract/arabic/search-places.ts'

const NAME = 'search'
/** Parts of a list whose words are no results. */
const OUTSIDE = '.btn, .badge, select, nav, svg, [aria-hidden=true], .sr-only, .icon-button'
/** Words of a page; a longer list is marked as far as this. */
const MAX_MARKS = 400

/** True in browsers that can mark text without elements around it, which would separate joined letters. */
export const canMark = () => typeof CSS !== 'undefined' && 'highlights' in CSS

/**
 * Marks in the lists of a page what a search finds, also when they change, until the returned function is called (R-ARABIC-001).
 */
export function markFound(root: Element, search: string): () => void {
  const mark = () => CSS.highlights.set(NAME, new Highlight(...rangesOf(root, search)))
  mark()
  const observer = new MutationObserver(mark)
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  return () => {
    observer.disconnect()
    CSS.highlights.delete(NAME)
  }
}

function rangesOf(root: Element, search: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const ranges: Range[] = []
  for (let node = walker.nextNode(); node && ranges.length < MAX_MARKS; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent?.closest('li, tbody, article, [role=option]') || parent.closest(OUTSIDE)) continue
    for (const { start, end } of searchPlaces(node.textContent ?? '', search)) {
      const range = new Range()
      range.setStart(node, start)
      range.setEnd(node, end)
      ranges.push(range)
    }
  }
  return ranges
}
