/**
 * The pseudo-language, for development: `PSEUDO=1 npm run dev` and `PSEUDO=1 npm run build` write every English text 40 % longer, with
 * accented letters, in a page from right to left. A text that is cut, overflows or is no message is seen at once (R-LANG-010).
 */
export const isPseudo = Boolean(process.env.PSEUDO)

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ'.matchAll(/(.)(.)/gu)].map(
    ([, plain, accented]) => [plain, accented],
  ),
)
const LONGER_BY = 0.4

/** 'Save' becomes 'Sávé ~~'. The length of a word counts, so that long words stay the longest. */
export function pseudoText(text: string): string {
  const accented = [...text].map((it) => ACCENTED[it] ?? it).join('')
  const words = text.trim().length
  if (words === 0) return text
  const trailing = /\s*$/.exec(text)?.[0] ?? ''
  return `${accented.trimEnd()}${' ~'.repeat(Math.ceil((words * LONGER_BY) / 2))}${trailing}`
}
