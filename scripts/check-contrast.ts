/**
 * `node scripts/check-contrast.ts [--all]`: measures every pair of text or control and background in web/app/theme.css against
 * WCAG 2.2 AA, in both themes. Exits 1 when a pair has too little contrast, a colour is outside sRGB, or a file in web uses a
 * colour that theme.css does not declare, which the browser would silently ignore.
 */
import { readdirSync, readFileSync } from 'node:fs'

type Colour = readonly [lightness: number, chroma: number, hue: number, alpha: number]
type Theme = Record<string, Colour>
type Pair = readonly [top: string, ground: string, needs: number]

const css = readFileSync(new URL('../web/app/theme.css', import.meta.url), 'utf8')
const OKLCH = /--([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\s*(?:\/\s*([\d.]+))?\)/g

function themeAt(selector: string): Theme {
  const from = css.indexOf(selector)
  const block = css.slice(from, css.indexOf('\n}', from))
  return Object.fromEntries(
    [...block.matchAll(OKLCH)].map(([, name = '', l, c, h, a = '1']) => [
      name,
      [Number(l), Number(c), Number(h), Number(a)] as const,
    ]),
  )
}

const light = themeAt(':root {')
const themes = { light, dark: { ...light, ...themeAt(':root[data-theme="dark"] {') } }

/** OKLCH to linear sRGB, by Björn Ottosson's matrices. */
function linear([lightness, chroma, hue]: Colour): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const SLACK = 0.002
const inSrgb = (it: Colour) => linear(it).every((x) => x > -SLACK && x < 1 + SLACK)
const clipped = (it: Colour) => linear(it).map((x) => Math.min(1, Math.max(0, x)))
const encoded = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055)
const decoded = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)

/** A translucent colour over an opaque one, mixed where screens mix: in encoded values. */
function composite(top: Colour, under: Colour) {
  const ground = clipped(under)
  return clipped(top).map((x, i) =>
    decoded(encoded(x) * top[3] + encoded(ground[i] ?? 0) * (1 - top[3])),
  )
}

const luminance = ([r = 0, g = 0, b = 0]: number[]) => 0.2126 * r + 0.7152 * g + 0.0722 * b

function ratio(one: number[], other: number[]) {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((p, q) => q - p)
  return (high + 0.05) / (low + 0.05)
}

const TEXT = 4.5
const CONTROL = 3
const pairs: Pair[] = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((ink) =>
    ['paper', 'surface', 'sunken'].map((ground): Pair => [ink, ground, TEXT]),
  ),
  ['ink', 'brand-soft', TEXT],
  ['ink-2', 'brand-soft', TEXT],
  ...['paper', 'surface', 'brand-soft', 'brand-line'].map((it): Pair => ['brand-ink', it, TEXT]),
  ['on-brand', 'brand', TEXT],
  ['on-brand', 'brand-press', TEXT],
  ['on-gold', 'gold', TEXT],
  ['on-gold', 'gold-press', TEXT],
  ['gold-ink', 'gold-soft', TEXT],
  ['gold-ink', 'surface', TEXT],
  ...['on-night', 'on-night-2'].flatMap((it): Pair[] => [
    [it, 'night', TEXT],
    [it, 'night-up', TEXT],
  ]),
  ...['success', 'info', 'warning', 'danger'].flatMap((it): Pair[] => [
    [`${it}-ink`, `${it}-soft`, TEXT],
    [`${it}-ink`, 'surface', TEXT],
    [it, 'surface', CONTROL],
    ['on-fill', it, CONTROL],
  ]),
  // the solid button of a delete confirmation carries text
  ['on-fill', 'danger', TEXT],
  ['alert-ink', 'alert-soft', TEXT],
  ...[1, 2, 3, 4, 5, 6].flatMap((n): Pair[] => [
    ['cloth-ink', `c${n}`, TEXT],
    ['cloth-ink-2', `c${n}`, TEXT],
    ['gold-on-night', `c${n}+cloth-chip`, TEXT],
    ['gold-on-night', `c${n}`, CONTROL],
  ]),
  ['line-strong', 'surface', CONTROL],
  ['line-strong', 'paper', CONTROL],
  ...['surface', 'paper', 'brand-line'].map((it): Pair => ['brand', it, CONTROL]),
  ...['surface', 'paper', 'sunken'].map((it): Pair => ['focus', it, CONTROL]),
  ['gold-on-night', 'night', CONTROL],
  ['gold', 'night-line', CONTROL],
]

function colourIn(theme: Theme, name: string): Colour {
  const found = theme[name]
  if (!found) throw new Error(`theme.css has no --${name}`)
  return found
}

function measure(theme: Theme, [top, ground]: Pair) {
  const [base = '', chip] = ground.split('+')
  const under = chip
    ? composite(colourIn(theme, chip), colourIn(theme, base))
    : clipped(colourIn(theme, base))
  return ratio(clipped(colourIn(theme, top)), under)
}

// a colour of text or of a soft ground, as a utility class or as a custom property
const COLOUR_NAME = /(?:\b(?:text|bg|border|fill|stroke)-|var\(--)([a-z]+-(?:ink|soft|press))\b/g

function undeclaredColours(): string[] {
  const web = new URL('../web/', import.meta.url)
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((it) => /\.(tsx|css)$/.test(it))
    .flatMap((file) =>
      [...readFileSync(new URL(file, web), 'utf8').matchAll(COLOUR_NAME)]
        .filter(([, name = '']) => !(name in light))
        .map(([, name]) => `web/${file}: --${name} is not a colour of theme.css`),
    )
}

let failures = 0
for (const it of undeclaredColours()) {
  failures += 1
  console.log(it)
}
for (const [name, theme] of Object.entries(themes)) {
  for (const [token, colour] of Object.entries(theme)) {
    if (inSrgb(colour)) continue
    failures += 1
    console.log(`${name}: --${token} is outside sRGB`)
  }
  for (const pair of pairs) {
    const ratioFound = measure(theme, pair)
    const fails = ratioFound < pair[2]
    if (fails) failures += 1
    if (fails || process.argv.includes('--all')) {
      console.log(`${name}: ${pair[0]} on ${pair[1]} ${ratioFound.toFixed(2)}, needs ${pair[2]}`)
    }
  }
}
console.log(`${pairs.length * 2} pairs measured, ${failures} short`)
process.exitCode = failures ? 1 : 0
