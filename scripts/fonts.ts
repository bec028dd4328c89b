/**
 * Makes the seven woff2 files in web/fonts from packages on npm: `node scripts/fonts.ts`.
 * They are committed, so that a build needs no subsetting; run this only when the letters change.
 * All four families are under the SIL Open Font License 1.1 with no reserved font name.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { drawIsolatedHeh } from './isolated-heh.ts'
import { widenGlyphs } from './widen-glyphs.ts'

type Axes = Record<string, number | { min: number; max: number }>
type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: string; variationAxes?: Axes; noHinting: boolean },
) => Promise<Buffer>

const load = createRequire(import.meta.url)
const subset: Subset = load('subset-font')
// a dependency of subset-font
const { convert } = load('fontverter') as {
  convert: (font: Buffer, to: 'woff2') => Promise<Buffer>
}
const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const charRange = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

// arrows (U+2190-2193) are left out on purpose: they are icons
const LATIN = `${charRange(0x20, 0x7e)}${charRange(0xa0, 0xff)}ıŒœ–—‘’“”•…‹›−`
// naira; Hausa, Yoruba and Igbo letters with their tone marks; the letters of Arabic transliteration
const MORE = '₦āĀēĒīĪōŌūŪḍḌḥḤṣṢṭṬẓẒḏḎḫḪẖġĠǧǦšŠṯṮžŽčČʾʿʼṅṄńŃǹǸḿɓƁɗƊƙƘƴƳ\u0300\u0301\u0304\u0323'
// the dotted vowels of Yoruba and Igbo with their tone marks, which are in a separate file of the package
const DOTTED = 'ẹẸọỌịỊụỤ\u0300\u0301\u0304'
// letters, every vowel mark, Quranic stops, Arabic figures, Warsh and Ajami letters, honorifics,
// and the dotless letters that the two-layer covers need
const ARABIC = [
  charRange(0x600, 0x604),
  charRange(0x60b, 0x615),
  '\u061b\u061e\u061f',
  charRange(0x620, 0x671),
  charRange(0x6d6, 0x6ed),
  'ڡںٮٯىیکپچݣژڤگڢڧڨڥٻےۃﷲﷺ﷽﴾﴿',
  charRange(0x200c, 0x200f),
  '\u25cc .:؛,()[]«»!-–/0123456789',
].join('')

// the Kano font is only decorative: the letters of covers (web/kit/hash.ts) and of the display words, with and without their
// dots, and the vowels over them
const KANO = `ابتثجحخدذرزسشصضطظعغفقكلمنهوي ںٯڡٮى${charRange(0x64b, 0x652)}\u200d`

const SANS: Axes = { wdth: 88, wght: { min: 400, max: 700 } }
const jobs: [name: string, source: string, letters: string, axes?: Axes][] = [
  ['lisan-sans', '-variable/noto-sans/files/noto-sans-latin-standard-normal', LATIN, SANS],
  ['lisan-sans-more', '-variable/noto-sans/files/noto-sans-latin-ext-standard-normal', MORE, SANS],
  [
    'lisan-sans-dotted',
    '-variable/noto-sans/files/noto-sans-vietnamese-standard-normal',
    DOTTED,
    SANS,
  ],
  [
    'lisan-serif',
    '-variable/brygada-1918/files/brygada-1918-latin-wght-normal',
    LATIN,
    { wght: 600 },
  ],
  [
    'lisan-serif-more',
    '-variable/brygada-1918/files/brygada-1918-latin-ext-wght-normal',
    MORE,
    { wght: 600 },
  ],
  [
    'lisan-naskh',
    '-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal',
    ARABIC,
    { wght: 480 },
  ],
  ['lisan-kano', '/ruwudu/files/ruwudu-arabic-700-normal', KANO],
]

const SIDE_BEARING = 0.08
/** Corrections of faces, as TrueType. */
const CORRECTIONS: Record<string, (font: Buffer) => Buffer> = {
  // ʿayn and hamza have no side bearings in the serif: in Iʿrāb and Qurʾān they would touch the letters
  'lisan-serif-more': (it) => widenGlyphs(it, 'ʾʿ', SIDE_BEARING),
  'lisan-naskh': drawIsolatedHeh,
}

let total = 0
for (const [name, source, letters, variationAxes] of jobs) {
  const font = readFileSync(resolvePath(`../node_modules/@fontsource${source}.woff2`))
  const options = { variationAxes, noHinting: true }
  const correct = CORRECTIONS[name]
  const made = correct
    ? await convert(
        correct(await subset(font, letters, { ...options, targetFormat: 'truetype' })),
        'woff2',
      )
    : await subset(font, letters, { ...options, targetFormat: 'woff2' })
  writeFileSync(resolvePath(`../web/fonts/${name}.woff2`), made)
  total += made.length
  console.log(name.padEnd(20), (made.length / 1024).toFixed(1), 'KB')
}
console.log('total'.padEnd(20), (total / 1024).toFixed(1), 'KB')
if (total > 90 * 1024) throw new Error('The seven files pass their 90 KB.')
