/** The name of the school as the server wrote it into the page, until the settings have loaded. */
export function schoolName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')
  return meta?.content || 'Lisan'
}
