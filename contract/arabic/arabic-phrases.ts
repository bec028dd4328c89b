import { replaceVariants } from './arabic-variants.ts'

/** Signs that are read as whole phrases and that Unicode does not decompose, unlike ﷺ. */
const PHRASES: Record<string, string> = {
  '\ufd41': 'رضي الله عنه',
  '\ufd47': 'عليه السلام',
  '\ufdfd': 'بسم الله الرحمن الرحيم',
  '\ufdfe': 'سبحانه وتعالى',
  '\ufdff': 'عز وجل',
}

/** Writes ﷽ ﷾ ﷿ and the most frequent signs of honour in full. */
export function writePhrases(text: string): string {
  return replaceVariants(text, PHRASES)
}
