/** The form in which categories are compared: 'grammar', 'Grammar ' and 'GRAMMAR' are one category. */
export function foldCategory(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}

/** The categories of these classes in the order of the alphabet, each once, in its most used spelling. */
export function distinctCategories(categories: readonly string[]): string[] {
  const byFold = new Map(categories.map((it) => [foldCategory(it), it]))
  return [...byFold.values()]
    .map((it) => categorySpelling(it, categories))
    .sort((a, b) => a.localeCompare(b, 'en'))
}

/**
 * The spelling of a category that the given categories use most, the first of several with the same count; the name
 * itself, trimmed, if it is new.
 */
export function categorySpelling(name: string, categories: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const it of categories) {
    const spelling = it.trim()
    if (foldCategory(spelling) === foldCategory(name))
      counts.set(spelling, (counts.get(spelling) ?? 0) + 1)
  }
  const mostUsed = Math.max(0, ...counts.values())
  return [...counts].find(([, count]) => count === mostUsed)?.[0] ?? name.trim()
}
