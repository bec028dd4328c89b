import { globSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'

/**
 * Part of `npm run check`: a type assertion (`value as Type`, but not `as const`) has a `//` comment that gives its reason, in
 * the line above it or above its statement. Migrations are exempt.
 */
const EXEMPT = /^server\/migrations\//
const files = globSync([
  '{contract,server,web,e2e,scripts,soak,bench}/**/*.{ts,tsx}',
  '*.config.ts',
]).filter((it) => !EXEMPT.test(it))

type Range = { start: number; end: number }

/** The assertions in a file, and the statements in which a comment can explain one. */
function findCasts(program: ESTree.Program, source: string) {
  const statements: Range[] = []
  const loops: Range[] = []
  const casts: Range[] = []
  const add = ({ start, end }: Range) => void statements.push({ start, end })
  new Visitor({
    ExpressionStatement: add,
    ReturnStatement: add,
    VariableDeclaration: add,
    ForOfStatement({ start, end, body }) {
      // the formatter moves a comment on the only statement of a loop above the loop
      if (body.type !== 'BlockStatement') loops.push({ start, end })
    },
    TSAsExpression({ start, expression, typeAnnotation: type }) {
      if (source.slice(type.start, type.end) !== 'const') casts.push({ start, end: expression.end })
    },
  }).visit(program)
  return { statements, loops, casts }
}

/** The lines of the assertions in a file that no comment explains. */
function unexplainedCasts(file: string, source: string): number[] {
  const { program, comments, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`)
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  const notes = comments.filter((it) => it.type === 'Line').map((it) => lineAt(it.start))
  const { statements, loops, casts } = findCasts(program, source)
  return casts
    .filter(({ start, end }) => {
      const isAround = (it: Range) => it.start <= start && it.end >= end
      const starts = statements.filter(isAround).map((it) => it.start)
      const loopStarts = loops.filter(isAround).map((it) => it.start)
      const lines = [start, end, Math.max(0, ...starts), ...loopStarts].map(lineAt)
      return !lines.some((line) => notes.includes(line - 1))
    })
    .map(({ end }) => lineAt(end))
}

const violations = files.flatMap((file) =>
  unexplainedCasts(file, readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
)
for (const it of violations) console.log(`${it} has a type assertion without a comment above it`)
console.log(`${files.length} files, ${violations.length} unexplained type assertions`)
process.exit(violations.length > 0 ? 1 : 0)
