import { type RefObject, useEffect } from 'react'

/**
 * Marks what a search finds in the lists of the page or dialog of its field (R-ARABIC-001). The code is loaded with the first letter.
 */
export function useSearchMarks(field: RefObject<HTMLElement | null>, search: string): void {
  useEffect(() => {
    if (search.trim() === '') return
    let stop: (() => void) | undefined
    let isOver = false
    void import('./search-marks.ts').then(
      ({ canMark, markFound }) => {
        const root = field.current?.closest(':is(dialog, main)')
        if (!isOver && root && canMark()) stop = markFound(root, search)
      },
      // without the code nothing is marked
      () => {},
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [field, search])
}
