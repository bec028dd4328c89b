import { coverColour } from './hash.ts'

/** The initials of the first and the last name: 'Aisha Bello' → 'AB'. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/)
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words
  return firstAndLast
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** The initials of a user, in a colour derived from the name. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="avatar" data-c={coverColour(name)} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
