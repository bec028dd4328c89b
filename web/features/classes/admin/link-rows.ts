import { parseLinks } from '../important-links.ts'

/** A row of the links editor. `key` identifies it while rows are added and removed. */
export type LinkRow = { key: number; label: string; address: string }

/** The server's maximum length of all links together. */
export const LINKS_MAX_LENGTH = 5_000

let lastKey = 0
export function newLinkRow(label = '', address = ''): LinkRow {
  lastKey += 1
  return { key: lastKey, label, address }
}

/** Parses stored links: one line with label and address for each (R-ACLASS-008). */
export function parseLinkRows(links: string): LinkRow[] {
  return parseLinks(links).map(({ label, address }) =>
    newLinkRow(label === address ? '' : label, address ?? ''),
  )
}

/** Adds the scheme: 'example.org' → 'https://example.org' */
export function completeAddress(input: string): string {
  const address = input.trim()
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`
}

/** Whether a row can be stored. A label without an address is a line of text; an address must be a valid URL. */
export function isValidLinkRow({ address }: LinkRow): boolean {
  const completed = completeAddress(address)
  if (completed === '') return true
  return (
    /^https?:\/\/[^\s<>"']+$/i.test(completed) && URL.canParse(completed) && completed.includes('.')
  )
}

/** Formats rows for storage without blank ones. */
export function formatLinkRows(rows: readonly LinkRow[]): string {
  return rows
    .map(({ label, address }) => `${label.trim()} ${completeAddress(address)}`.trim())
    .filter(Boolean)
    .join('\n')
}
