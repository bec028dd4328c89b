import { categorySpelling, foldCategory } from '../../../contract/classes/categories.ts'
import type { SchoolClass } from '../../../contract/classes/classes.ts'
import { locale } from '../../../messages/m.ts'
import { choiceFilter, textFilter, type UrlFilterSet } from '../../kit/url-filters.ts'

/** Cards per page (R-BROWSE-009, R-MYCLASS-007). */
export const CLASSES_PER_PAGE = 9

/** An empty category selects every category. */
export type ClassFilters = { category: string; search: string; price: 'all' | 'free' | 'paid' }

export const classUrlFilters: UrlFilterSet<ClassFilters> = {
  category: { ...textFilter, parse: (text) => text?.trim() ?? '' },
  search: textFilter,
  price: choiceFilter(['all', 'free', 'paid'], 'all'),
}

export const NO_FILTERS: ClassFilters = { category: '', search: '', price: 'all' }

/** True if a class passes the filters by category and price. */
export function matchesFilters(it: SchoolClass, { category, price }: ClassFilters): boolean {
  if (category !== '' && foldCategory(it.category) !== foldCategory(category)) return false
  return price === 'all' || it.premium === (price === 'paid')
}

/**
 * The categories with the number of classes in each, sorted by name (R-BROWSE-001, R-BROWSE-002). Spellings of one
 * category are one.
 */
export function categoriesOf(classes: readonly SchoolClass[]): { name: string; count: number }[] {
  const groups = new Map<string, string[]>()
  for (const { category } of classes) {
    const key = foldCategory(category)
    groups.set(key, [...(groups.get(key) ?? []), category])
  }
  return [...groups.values()]
    .map((names) => ({ name: categorySpelling(names[0] ?? '', names), count: names.length }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}
