import { email } from '../../../../contract/wire.ts'

/** The addresses in a pasted text, each once: lines, lists with commas or semicolons, and 'Amina <amina@example.org>'. */
export function emailsIn(text: string): string[] {
  const found = new Map<string, string>()
  for (const word of text.split(/[\s,;<>()"]+/)) {
    const address = word.replace(/^mailto:/i, '').replace(/[.:]+$/, '')
    if (email.safeParse(address).success) found.set(address.toLowerCase(), address)
  }
  return [...found.values()]
}
