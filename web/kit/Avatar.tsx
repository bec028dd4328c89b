import { startsInArabic } from './arabic.ts'
import { coverColour } from './hash.ts'

// forms of address, which say nothing about the person
const ADDRESS =
  /^(ust[aā]dh(ah)?|ust[aā]z(ah)?|mallam|malam|mal|sheikh|shaykh|shaikh|im[aā]m|alhaji|hajiya|dr|prof|mr|mrs|miss|ms)\.?$/i

/**
 * The initials of the first and the last name: 'Aisha Bello' → 'AB'. An Arabic name has one, because two letters would join
 * to another word (R-ARABIC-016).
 */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/)
  const named = words.filter((it) => !ADDRESS.test(it))
  const used = named.length > 0 ? named : words
  const [first = '', last = ''] = [used[0], used.length > 1 ? used.at(-1) : '']
  const initial = (word: string) => [...word][0] ?? ''
  if (startsInArabic(first) || startsInArabic(last)) return initial(first)
  return `${initial(first)}${initial(last)}`.toUpperCase()
}

/** The initials of a user, in a colour derived from the name. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="avatar" data-c={coverColour(name)} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
