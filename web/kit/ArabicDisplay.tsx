import { stripDotsAndVowels } from './arabic.ts'
import { classNames } from './class-names.ts'

/**
 * Decorative Kano lettering in two layers: gold dots and vowels under the undotted letters. Hidden from screen
 * readers.
 */
export function ArabicDisplay({ children, className }: { children: string; className?: string }) {
  return (
    <span className={classNames('arabic-display kano', className)} lang="ar" aria-hidden>
      <span>{children}</span>
      <span>{stripDotsAndVowels(children)}</span>
    </span>
  )
}
