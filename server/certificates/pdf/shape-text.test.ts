import { expect, test } from 'vitest'
import { fitText } from './fit-text.ts'
import { type Face, serif } from './font-faces.ts'
import { analyzeParagraph, type Paragraph, type ShapedLine, shapeLine } from './shape-text.ts'

const shapeAll = (paragraph: Paragraph) => shapeLine(paragraph, 0, paragraph.text.length)
const shapeText = (text: string, face: Face = serif): ShapedLine =>
  shapeAll(analyzeParagraph(text, face))

const clusterTexts = (line: ShapedLine) => line.clusters.map(({ text }) => text)
const faceNames = (line: ShapedLine) => [...new Set(line.clusters.map(({ face }) => face.name))]
const missing = (line: ShapedLine) =>
  line.clusters.flatMap(({ glyphs }) => glyphs.filter((it) => it.id === 0))

const NAME = 'عَائِشَةُ بِنْتُ مُحَمَّدِ بْنِ عَبْدِ اللهِ الصِّنْهَاجِيِّ'

test('a fully vowelled Arabic name keeps every letter and every mark, each mark on its letter', () => {
  const line = shapeText(NAME)

  expect(faceNames(line)).toEqual(['naskh'])
  expect(missing(line)).toEqual([])
  // from right to left, all there is
  expect(clusterTexts(line).reverse().join('')).toBe(NAME.normalize('NFC'))
  for (const { text, glyphs, width } of line.clusters) {
    const marks = [...text].filter((it) => /\p{M}/u.test(it)).length
    // no mark is drawn apart from its letter: it takes no room of its own
    expect(glyphs.length, text).toBeGreaterThan(0)
    if (marks > 0) expect(width, text).toBeGreaterThan(0)
  }
})

test('Arabic letters are joined: a letter within a word is drawn otherwise than one that stands alone', () => {
  const drawing = (text: string) =>
    shapeText(text).clusters.map(({ glyphs }) => glyphs.map((it) => it.id))

  expect(drawing('ححح')).not.toEqual(drawing('ح ح ح').filter((_, index) => index % 2 === 0))
  // vowels do not part what is joined
  expect(shapeText('مُحَمَّد').width).toBeCloseTo(shapeText('محمد').width, 1)
})

test('two scripts in one line stand in the order of reading, brackets and figures too', () => {
  expect(clusterTexts(shapeText('read مَتْن (120) now')).join('|')).toBe(
    'r|e|a|d| |ن|تْ|مَ| |(|1|2|0|)| |n|o|w',
  )
  expect(clusterTexts(shapeText('by خَلِيل.')).join('|')).toBe('b|y| |ل|ي|لِ|خَ|.')
  expect(clusterTexts(shapeText('كِتَاب Naḥw (1)')).join('|')).toBe('N|a|ḥ|w| |(|1|)| |ب|ا|تَ|كِ')
})

test('Yoruba, Hausa and transliterated names lose nothing; a line with letters the serif lacks is in the sans whole', () => {
  for (const text of ['Ọlọ́runfẹ́mi Ṣọlá Adébáyọ̀', 'Ẹ̀bùn ǹ ń ḿ', 'Shaykh ʿAbd al-Raḥmān, Ṭūbā']) {
    expect(faceNames(shapeText(text)), text).toEqual(['serif'])
    expect(missing(shapeText(text)), text).toEqual([])
  }
  const hausa = shapeText('Ƙofar Ɗanjuma Ƴar’Adua Ɓaɓura ₦500')
  expect(faceNames(hausa)).toEqual(['sans'])
  expect(missing(hausa)).toEqual([])
})

test('what no face has keeps its place, and is still known', () => {
  const line = shapeText('Zoë 李明')
  expect(missing(line)).toHaveLength(2)
  expect(clusterTexts(line).join('')).toBe('Zoë 李明')
  expect(faceNames(line)).toEqual(['serif'])
})

test('a long text is set smaller until all of it fits its room, in lines of about one length', () => {
  const room = { face: serif, size: 42, width: 700, height: 84 }
  for (const text of [
    'Abdulrahman Muhammad-Sani Oluwaseun Olorunfemi Danjuma Ibrahim',
    'W'.repeat(120),
  ]) {
    const { lines, size, leading } = fitText(text, room)

    expect(
      lines
        .map((it) => clusterTexts(it).join(''))
        .join(' ')
        .replaceAll(' ', ''),
    ).toBe(text.replaceAll(' ', ''))
    expect(lines.length * leading).toBeLessThanOrEqual(room.height)
    for (const { width } of lines) expect(width * size).toBeLessThanOrEqual(room.width + 0.01)
    const widths = lines.map(({ width }) => width)
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6)
  }
})
