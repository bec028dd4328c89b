import { email } from '../../../../contract/wire.ts'

/** The addresses in a pasted text, each once: lines, lists with commas or semicolons, and 'Amina <amina@example.org>'. */
export function parseEmails(text: string): string[] {
  const byLowerCase = new Map<string, string>()
  for (const token of text.split(/[\s,;<>()"]+/)) {
    const address = token.replace(/^mailto:/i, '').replace(/[.:]+$/, '')
    if (email.safeParse(address).success) byLowerCase.set(address.toLowerCase(), address)
  }
  return [...byLowerCase.values()]
}
