import type { Certificate } from '../../../contract/certificates/certificates.ts'

/** The newest certificate that names the class, in either script of its title. */
export function certificateOfClass(
  certificates: readonly Certificate[],
  className: string,
): Certificate | undefined {
  const names = className.split(' · ').map((it) => it.trim().toLowerCase())
  return certificates.find(({ title, content }) => {
    const text = `${title}\n${content}`.toLowerCase()
    return names.some((it) => it !== '' && text.includes(it))
  })
}
