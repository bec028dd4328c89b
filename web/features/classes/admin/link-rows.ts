import { parseLinks } from '../important-links.ts'

/** A row of the links editor. `key` tells it from the others while rows come and go. */
export type LinkRow = { key: number; label: string; address: string }

/** As many letters as the server takes for all links together. */
export const LINKS_MAX_LENGTH = 5_000

let lastKey = 0
export function newLinkRow(label = '', address = ''): LinkRow {
  lastKey += 1
  return { key: lastKey, label, address }
}

/** The rows of links as they are stored: a line each, a label and an address (R-ACLASS-008). */
export function parseLinkRows(links: string): LinkRow[] {
  return parseLinks(links).map(({ label, address }) =>
    newLinkRow(label === address ? '' : label, address ?? ''),
  )
}

/** An address as it will be stored: 'example.org' is 'https://example.org'. */
export function completeAddress(input: string): string {
  const address = input.trim()
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`
}

/** Whether a row can be stored: a word without an address is a line of text, an address has to be one. */
export function isValidLinkRow({ address }: LinkRow): boolean {
  const completed = completeAddress(address)
  if (completed === '') return true
  return (
    /^https?:\/\/[^\s<>"']+$/i.test(completed) && URL.canParse(completed) && completed.includes('.')
  )
}

/** The rows as they are stored; empty ones are left out. */
export function formatLinkRows(rows: readonly LinkRow[]): string {
  return rows
    .map(({ label, address }) => `${label.trim()} ${completeAddress(address)}`.trim())
    .filter(Boolean)
    .join('\n')
}
