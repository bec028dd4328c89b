/** One line of a class's links: an address with its label, or a line that is none. */
export type ImportantLink = { label: string; address?: string }

const URL_PATTERN = /https?:\/\/[^\s<>"']+/

/** Reads links as an administrator enters them: a line each, a label and an address (R-ACLASS-008, R-CLASS-047). */
export function parseLinks(links: string): ImportantLink[] {
  return links
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const address = URL_PATTERN.exec(line)?.[0]
      if (!address) return { label: line }
      const label = line
        .replace(address, ' ')
        .replace(/^[\s:–—-]+|[\s:–—-]+$/g, '')
        .replace(/\s+/g, ' ')
      return { label: label || address, address }
    })
}
