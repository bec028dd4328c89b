/** The name of a school that has not set one, the only one with the word لسان in its mark. */
export const LISAN = 'Lisan'

/** The name of the school as the server wrote it into the page, until the settings have loaded. */
export function schoolName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')
  return meta?.content || LISAN
}
