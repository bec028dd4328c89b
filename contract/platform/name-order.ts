// made at the first comparison: an idle server has no collator
let collator: Intl.Collator | undefined

/** Compares names as every list orders them, without case and accents, and 'Amina 2' before 'Amina 10'. */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return collator.compare(a, b)
}
