/** A name that nobody else has: 32 hexadecimal digits. (`crypto.randomUUID` is missing on a school's own plain http.) */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (it) => it.toString(16).padStart(2, '0')).join('')
}
