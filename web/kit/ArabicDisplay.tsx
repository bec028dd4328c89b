import { stripDotsAndVowels } from './arabic.ts'
import { classNames } from './class-names.ts'

/** Kano lettering in two layers: gold dots and vowels under a bare letter in ink. It is looked at, never read. */
export function ArabicDisplay({ children, className }: { children: string; className?: string }) {
  return (
    <span className={classNames('arabic-display kano', className)} lang="ar" aria-hidden>
      <span>{children}</span>
      <span>{stripDotsAndVowels(children)}</span>
    </span>
  )
}
