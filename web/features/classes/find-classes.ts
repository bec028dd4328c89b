import type { SchoolClass } from '../../../contract/classes.ts'

/** Student-area §9. */
export const CLASSES_A_PAGE = 9

/** '' is every category; `price` says who pays. */
export type Wanted = { category: string; search: string; price: 'all' | 'free' | 'paid' }

/** Letters alone, as a phone's keyboard types them: 'nahw' finds 'Naḥw', and Arabic is found without its vowels. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}ʿʾ’'`]/gu, '')
    .toLowerCase()
}

/** Whether a class is among those wanted. */
export function isWanted(it: SchoolClass, { category, search, price }: Wanted): boolean {
  if (category !== '' && it.category.trim() !== category) return false
  if (price !== 'all' && it.premium !== (price === 'paid')) return false
  return plain(it.name).includes(plain(search.trim()))
}

/** The categories with how many classes each has: names trimmed, in the order of the alphabet (student-area §2). */
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

/** One page of a list, and how many there are; a page beyond the last is the last. */
export function pageOf<T>(list: readonly T[], page: number) {
  const pages = Math.max(1, Math.ceil(list.length / CLASSES_A_PAGE))
  const current = Math.min(Math.max(1, page), pages)
  const from = (current - 1) * CLASSES_A_PAGE
  return { page: current, pages, shown: list.slice(from, from + CLASSES_A_PAGE) }
}
