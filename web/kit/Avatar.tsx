import { coverColour } from './hash.ts'

/** The first letters of the first and the last name: 'Aisha Bello' → 'AB'. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/)
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words
  return firstAndLast
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** A person, as initials on a cloth that is always theirs. The name stands beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="avatar" data-c={coverColour(name)} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
