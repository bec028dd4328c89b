import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

/**
 * Part of `npm run check` (decision 0760): no file is longer than 300 lines, nine of ten files have at most 150 lines, and
 * nine of ten functions at most 25. A function counts if it has more than one line. Migrations and the texts of the demo
 * school are exempt.
 */
const FILE_MAX = 300
const FILE_P90 = 150
const FUNCTION_P90 = 25

const files = globSync([
  '{contract,server,web,e2e,soak,bench,scripts}/**/*.{ts,tsx,js,css}',
  '*.config.ts',
]).filter((it) => !/^server\/(migrations|demo\/classes)\//.test(it))

const countLines = (text: string) => text.split('\n').length - 1

/** The lengths of the functions of more than one line. */
function functionLengths(file: string, source: string): number[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`)
  const lengths: number[] = []
  const measure = ({ start, end }: { start: number; end: number }) => {
    const lines = countLines(source.slice(start, end)) + 1
    if (lines > 1) lengths.push(lines)
  }
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program)
  return lengths
}

function percentile90(lengths: number[]): number {
  const sorted = lengths.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0
}

const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }))
const fileLengths = sources.map(({ file, source }) => ({ file, lines: countLines(source) }))
const functions = sources
  .filter(({ file }) => !file.endsWith('.css'))
  .flatMap(({ file, source }) => functionLengths(file, source))

const fileP90 = percentile90(fileLengths.map(({ lines }) => lines))
const functionP90 = percentile90(functions)
const violations = fileLengths
  .filter(({ lines }) => lines > FILE_MAX)
  .map(({ file, lines }) => `${file} has ${lines} lines, more than ${FILE_MAX}`)
if (fileP90 > FILE_P90) {
  const longest = fileLengths.toSorted((a, b) => b.lines - a.lines).slice(0, 10)
  violations.push(
    `one file of ten has more than ${FILE_P90} lines; split one of ${longest.map((it) => it.file).join(', ')}`,
  )
}
if (functionP90 > FUNCTION_P90) {
  violations.push(`one function of ten has more than ${FUNCTION_P90} lines`)
}

for (const it of violations) console.log(it)
console.log(
  `${files.length} files, nine of ten with at most ${fileP90} lines; ${functions.length} functions, nine of ten with at most ${functionP90}`,
)
process.exit(violations.length > 0 ? 1 : 0)
