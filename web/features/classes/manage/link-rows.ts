import { readLinks } from '../important-links.ts'

/** A row of the links editor. `key` tells it from the others while rows come and go. */
export type LinkRow = { key: number; label: string; address: string }

/** As many letters as the server takes for all links together. */
export const LINKS_AT_MOST = 5_000

let last = 0
export function newLinkRow(label = '', address = ''): LinkRow {
  last += 1
  return { key: last, label, address }
}

/** The rows of links as they are stored: a line each, a label and an address (decisions §5). */
export function linkRowsOf(links: string): LinkRow[] {
  return readLinks(links).map(({ label, address }) =>
    newLinkRow(label === address ? '' : label, address ?? ''),
  )
}

/** An address as it will be stored: 'example.org' is 'https://example.org'. */
export function wholeAddress(typed: string): string {
  const address = typed.trim()
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`
}

/** Whether a row can be stored: a word without an address is a line of text, an address has to be one. */
export function isLinkRow({ address }: LinkRow): boolean {
  const whole = wholeAddress(address)
  if (whole === '') return true
  return /^https?:\/\/[^\s<>"']+$/i.test(whole) && URL.canParse(whole) && whole.includes('.')
}

/** The rows as they are stored; empty ones are left out. */
export function linksText(rows: readonly LinkRow[]): string {
  return rows
    .map(({ label, address }) => `${label.trim()} ${wholeAddress(address)}`.trim())
    .filter(Boolean)
    .join('\n')
}
