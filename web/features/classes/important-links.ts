/** One line of the links of a class: a label with a URL, or a text without one. */
export type ImportantLink = { label: string; address?: string }

const URL_PATTERN = /https?:\/\/[^\s<>"']+/

/** Parses the links of a class: one line each, with a label and a URL (R-ACLASS-008, R-CLASS-047). */
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
