import { useMemo } from 'react'
import { foldForSearch, searchIndex } from '../../contract/arabic-search.ts'

/**
 * The items whose text contains a search, those that contain it as typed first, otherwise in their order (R-ARABIC-001).
 * `textOf` must not change between renders; the texts are folded once for each list.
 */
export function useSearch<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  search: string,
): readonly T[] {
  const indexed = useMemo(
    () => items.map((item) => ({ item, text: textOf(item), index: searchIndex(textOf(item)) })),
    [items, textOf],
  )
  return useMemo(() => {
    const typed = search.trim()
    if (typed === '') return items
    const folded = foldForSearch(typed)
    const matches = indexed.filter(({ index }) => index.includes(folded))
    const isExact = ({ text }: { text: string }) => text.includes(typed)
    return [...matches.filter(isExact), ...matches.filter((it) => !isExact(it))].map(
      ({ item }) => item,
    )
  }, [items, indexed, search])
}
