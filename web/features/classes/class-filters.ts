import type { SchoolClass } from '../../../contract/classes.ts'
import { choiceFilter, textFilter, type UrlFilterSet } from '../../kit/url-filters.ts'

/** Cards per page (R-BROWSE-009, R-MYCLASS-007). */
export const CLASSES_PER_PAGE = 9

/** An empty category stands for every category. */
export type ClassFilters = { category: string; search: string; price: 'all' | 'free' | 'paid' }

export const classUrlFilters: UrlFilterSet<ClassFilters> = {
  category: { ...textFilter, parse: (text) => text?.trim() ?? '' },
  search: textFilter,
  price: choiceFilter(['all', 'free', 'paid'], 'all'),
}

export const NO_FILTERS: ClassFilters = { category: '', search: '', price: 'all' }

/** Folds a text for searching: no case, diacritics or vowel marks, so that 'nahw' finds 'Naḥw'. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}ʿʾ’'`]/gu, '')
    .toLowerCase()
}

/** True if a class passes the filters. */
export function matchesFilters(
  it: SchoolClass,
  { category, search, price }: ClassFilters,
): boolean {
  if (category !== '' && it.category.trim() !== category) return false
  if (price !== 'all' && it.premium !== (price === 'paid')) return false
  return foldText(it.name).includes(foldText(search.trim()))
}

/** The categories with the number of classes in each, names trimmed, sorted by name (R-BROWSE-001, R-BROWSE-002). */
export function categoriesOf(classes: readonly SchoolClass[]): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { category } of classes) {
    const name = category.trim()
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
