import { useMemo } from 'react'
import { createSearch, searchIndex } from '../../contract/arabic/arabic-search.ts'

type Indexed<T> = { item: T; text: string; index: string }

/** Folds the text of each item, once for each list. */
export function indexItems<T>(items: readonly T[], textOf: (item: T) => string): Indexed<T>[] {
  return items.map((item) => ({ item, text: textOf(item), index: searchIndex(textOf(item)) }))
}

/** The items that match a search, those that contain it as typed first, then the best matches (R-ARABIC-001). */
export function searchItems<T>(indexed: readonly Indexed<T>[], search: string): T[] {
  const typed = search.trim()
  const rankOf = createSearch(typed)
  const ranked: T[][] = [[], [], [], []]
  for (const { item, text, index } of indexed) {
    const rank = rankOf(index)
    if (rank !== undefined) ranked[text.includes(typed) ? 0 : rank + 1]?.push(item)
  }
  return ranked.flat()
}

/**
 * The items that a search finds, all of them for an empty one. `textOf` must not change between renders.
 */
export function useSearch<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  search: string,
): readonly T[] {
  const indexed = useMemo(() => indexItems(items, textOf), [items, textOf])
  return useMemo(
    () => (search.trim() === '' ? items : searchItems(indexed, search)),
    [items, indexed, search],
  )
}
