/**
 * Makes the four faces that certificates are printed with, in server/certificates/pdf/fonts: whole families, because
 * names can contain any letter; the site's own fonts are subset. They are committed; run this only when the letters change:
 *   npm i --no-save @expo-google-fonts/{brygada-1918@0.4.2,noto-sans@0.4.2,noto-naskh-arabic@0.4.5}
 *   npm run certificate-fonts
 * All three families are under the SIL Open Font License 1.1 with no reserved font name.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { drawIsolatedHeh } from './isolated-heh.ts'

type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: string; keepFeatures: string[]; noHinting: boolean },
) => Promise<Buffer>

const subset: Subset = createRequire(import.meta.url)('subset-font')
const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const charRange = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

const LATIN = [
  charRange(0x20, 0x7e),
  // with the letters of every Latin alphabet, phonetic signs and all combining marks
  charRange(0xa0, 0x36f),
  charRange(0x1e00, 0x1eff),
  charRange(0x2010, 0x203a),
  charRange(0x2070, 0x209c),
  charRange(0x20a0, 0x20bf),
  charRange(0x2100, 0x2122),
  '\ua78b\ua78c−≈≠≤≥ﬁﬂ',
].join('')
const GREEK_AND_CYRILLIC = charRange(0x370, 0x52f)
const ARABIC = [
  charRange(0x600, 0x6ff),
  charRange(0x750, 0x77f),
  charRange(0x870, 0x8ff),
  charRange(0xfd3e, 0xfd3f),
  charRange(0xfdf0, 0xfdfd),
  // joiners, non-joiners, direction marks and punctuation
  charRange(0x200b, 0x200f),
  ' \u00a0.:;!?()[]{}«»-–—/"*•·…\u25cc',
].join('')

const FEATURES = 'ccmp locl rlig calt rclt liga clig isol init medi fina curs kern mark mkmk'
const jobs: [name: string, source: string, letters: string][] = [
  ['serif', 'brygada-1918/600SemiBold/Brygada1918_600SemiBold', LATIN],
  ['serif-light', 'brygada-1918/500Medium/Brygada1918_500Medium', LATIN],
  ['sans', 'noto-sans/500Medium/NotoSans_500Medium', LATIN + GREEK_AND_CYRILLIC],
  ['naskh', 'noto-naskh-arabic/500Medium/NotoNaskhArabic_500Medium', ARABIC],
]

for (const [name, source, letters] of jobs) {
  const whole = readFileSync(resolvePath(`../node_modules/@expo-google-fonts/${source}.ttf`))
  const made = await subset(whole, letters, {
    targetFormat: 'truetype',
    keepFeatures: FEATURES.split(' '),
    noHinting: true,
  })
  const corrected = name === 'naskh' ? drawIsolatedHeh(made) : made
  writeFileSync(resolvePath(`../server/certificates/pdf/fonts/${name}.ttf`), corrected)
  console.log(name.padEnd(20), (made.length / 1024).toFixed(1), 'KB')
}
