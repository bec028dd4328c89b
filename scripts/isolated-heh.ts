import { glyphOf, tablesOf } from './truetype.ts'

const SINGLE_SUBSTITUTION = 1
const CHAIN_CONTEXT = 6
const EXTENSION = 7

/** The offsets of the subtables of a GSUB lookup, and its type, past extension subtables. */
function subtablesOf(font: Buffer, lookup: number): { type: number; offsets: number[] } {
  let type = font.readUInt16BE(lookup)
  const offsets = Array.from(
    { length: font.readUInt16BE(lookup + 4) },
    (_, i) => lookup + font.readUInt16BE(lookup + 6 + 2 * i),
  ).map((it) => {
    if (font.readUInt16BE(lookup) !== EXTENSION) return it
    type = font.readUInt16BE(it + 2)
    return it + font.readUInt32BE(it + 4)
  })
  return { type, offsets }
}

/** The only glyph of a coverage table, or undefined if it has several. */
function onlyGlyph(font: Buffer, coverage: number): number | undefined {
  if (font.readUInt16BE(coverage + 2) !== 1) return undefined
  const isList = font.readUInt16BE(coverage) === 1
  const isOne = isList || font.readUInt16BE(coverage + 4) === font.readUInt16BE(coverage + 6)
  return isOne ? font.readUInt16BE(coverage + 4) : undefined
}

/** The lookup that a context rule of one input glyph applies, if it has this form: anything before it, nothing after it. */
function appliedLookup(font: Buffer, rule: number, glyph: number): number | undefined {
  const format3 = 3
  if (font.readUInt16BE(rule) !== format3) return undefined
  const backtrack = font.readUInt16BE(rule + 2)
  const input = rule + 4 + 2 * backtrack
  if (font.readUInt16BE(input) !== 1) return undefined
  if (onlyGlyph(font, rule + font.readUInt16BE(input + 2)) !== glyph) return undefined
  const lookahead = font.readUInt16BE(input + 4)
  const records = input + 6 + 2 * lookahead
  return font.readUInt16BE(records) === 1 ? font.readUInt16BE(records + 4) : undefined
}

/** The lookup of a rule of context by the lookup that it applies to the glyph. */
function findRules(font: Buffer, gsub: number, glyph: number): Map<number, number> {
  const lookups = gsub + font.readUInt16BE(gsub + 8)
  const subtables = (index: number) =>
    subtablesOf(font, lookups + font.readUInt16BE(lookups + 2 + 2 * index))
  const rules = new Map<number, number>()
  for (let i = 0; i < font.readUInt16BE(lookups); i++) {
    const { type, offsets } = subtables(i)
    for (const it of type === CHAIN_CONTEXT ? offsets : []) {
      const applied = appliedLookup(font, it, glyph)
      if (applied !== undefined && subtables(applied).type === SINGLE_SUBSTITUTION)
        rules.set(i, applied)
    }
  }
  return rules
}

/** Makes every feature that applies a lookup apply another one instead. */
function replaceInFeatures(font: Buffer, gsub: number, replacements: Map<number, number>) {
  const features = gsub + font.readUInt16BE(gsub + 6)
  for (let i = 0; i < font.readUInt16BE(features); i++) {
    const feature = features + font.readUInt16BE(features + 6 + 6 * i)
    for (let j = 0; j < font.readUInt16BE(feature + 2); j++) {
      const at = feature + 4 + 2 * j
      const lookup = font.readUInt16BE(at)
      font.writeUInt16BE(replacements.get(lookup) ?? lookup, at)
    }
  }
}

/**
 * Draws the letter hāʾ in its isolated form wherever it stands alone (R-ARABIC-016). Noto Naskh draws it in its initial form, as
 * the abbreviation of the Hijrī era, except after another letter; in a lesson on letters and on a key of the keyboard this is
 * the wrong letter form. The features that apply the rule of context apply its substitution without the context instead.
 */
export function drawIsolatedHeh(source: Buffer): Buffer {
  const font = Buffer.from(source)
  const gsub = tablesOf(font).get('GSUB')
  if (gsub === undefined) throw new Error('The font has no table GSUB')
  const rules = findRules(font, gsub, glyphOf(font, 'ه'))
  if (rules.size !== 1) throw new Error('The font has no single rule for an isolated hāʾ')
  replaceInFeatures(font, gsub, rules)
  return font
}
