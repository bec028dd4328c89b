import { email } from '../../../../contract/platform/wire.ts'
import { m } from '../../../../messages/m.ts'
import { commaList } from '../../../kit/comma-list.ts'

/** Pasted addresses, each once, and the entries without one, as they were pasted. */
export type PastedEmails = { addresses: string[]; leftOut: string[] }

/**
 * Finds the addresses in a pasted text: lines, lists with commas or semicolons, and 'Amina <amina@example.org>'. An entry
 * without an address, and every word with an @ that is none, is left out.
 */
export function parseEmails(text: string): PastedEmails {
  const byLowerCase = new Map<string, string>()
  const leftOut = new Set<string>()
  for (const entry of text.split(/[\n\r,;]+/).map((it) => it.trim())) {
    const words = entry.split(/[\s<>()"]+/).map(toAddress)
    const addresses = words.filter((it) => email.safeParse(it).success)
    for (const it of addresses) byLowerCase.set(it.toLowerCase(), it)
    const broken = words.filter((it) => it.includes('@') && !addresses.includes(it))
    if (addresses.length === 0 && entry !== '') leftOut.add(entry)
    else for (const it of broken) leftOut.add(it)
  }
  return { addresses: [...byLowerCase.values()], leftOut: [...leftOut] }
}

const toAddress = (word: string) => word.replace(/^mailto:/i, '').replace(/[.:]+$/, '')

const SHOWN = 5

/** Names the entries that are no addresses; '' for none. */
export function leftOutMessage(leftOut: readonly string[]): string {
  if (leftOut.length === 0) return ''
  const shown = leftOut.slice(0, SHOWN).map((it) => (it.length > 60 ? `${it.slice(0, 60)}…` : it))
  const entries = commaList(shown)
  const more = leftOut.length - SHOWN
  return more > 0 ? m.messages_left_out_more({ entries, more }) : m.messages_left_out({ entries })
}
