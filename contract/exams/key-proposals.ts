import { judgeAnswer } from '../arabic/arabic-judge.ts'
import { canonicalText } from '../arabic/arabic-text.ts'
import type { DifferenceKind } from '../arabic/arabic-verdict.ts'

/** Differences of a mark or a hamza, by which two words of a lesson can differ (R-ARABIC-003). */
const SMALL = /^(mark|shadda|hamza|madda)-/

const isSmall = (kind: DifferenceKind) => SMALL.test(kind)

/**
 * Whether a nearly right answer should earn nothing: the key differs from a wrong option or from another key only by a mark or a
 * hamza, so what is nearly right is another word (R-ARABIC-003).
 */
export function shouldBeStrict(key: string, others: readonly string[]): boolean {
  return others.some((other) => {
    if (key.trim() === '' || other.trim() === '') return false
    const { verdict, differences } = judgeAnswer(key, other, { marks: 'asked' })
    return verdict === 'near' && differences.every(({ kind }) => isSmall(kind))
  })
}

/** Words with two right spellings (R-ARABIC-014); marks may stand between their letters. */
const DOUBLETS: readonly (readonly [string, string])[] = [
  ['مائة', 'مئة'],
  ['داوود', 'داود'],
  ['طاووس', 'طاوس'],
  ['إذًا', 'إذن'],
]

const bare = (text: string) => canonicalText(text).replaceAll(/\p{M}/gu, '')

/** The other right spellings of a key that are none of its keys yet (R-ARABIC-014). */
export function otherSpellings(key: string, keys: readonly string[]): string[] {
  const known = new Set([key, ...keys].map(bare))
  const text = canonicalText(key)
  const found = DOUBLETS.flatMap(([first, second]) => [
    ...replaceWord(text, first, second),
    ...replaceWord(text, second, first),
  ])
  return found.filter((it) => !known.has(bare(it)))
}

function replaceWord(text: string, from: string, to: string): string[] {
  const letters = [...from.replaceAll(/\p{M}/gu, '')].join('\\p{M}*')
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])${letters}\\p{M}*(?![\\p{L}])`, 'gu')
  const replaced = text.replace(pattern, to)
  return replaced === text ? [] : [replaced]
}
