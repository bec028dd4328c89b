import { parseSync } from 'vite'

type Range = { start: number; end: number }

/** One change of a source file: the text between two offsets is replaced. */
export type Mutant = Range & {
  file: string
  line: number
  replacement: string
  /** The expression that is evaluated either with the change or without it. */
  scope: Range
}

type Node = Range & { type: string; [key: string]: unknown }
type Change = Range & { replacement: string; scope?: Range }

const SWAPPED_OPERATORS = new Map(
  Object.entries({
    ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' },
    ...{ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '&&': '||', '||': '&&' },
    ...{ '+=': '-=', '-=': '+=', '++': '--', '--': '++' },
  }),
)
const SWAPPED_METHODS = new Map(
  Object.entries({
    min: 'max',
    max: 'min',
    some: 'every',
    every: 'some',
    floor: 'ceil',
    ceil: 'floor',
  }),
)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/**
 * Finds every mutant of a TypeScript source, and the statements before which a semicolon keeps them apart from the line above.
 * Not mutated: the arguments of logger calls, because log texts are not behaviour, and the keys of objects, because they are
 * names.
 */
export function findMutants(
  file: string,
  source: string,
): { mutants: Mutant[]; statements: number[] } {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const mutants: Mutant[] = []
  const statements: number[] = []

  function visit(node: Node, chain: Range | undefined): void {
    if (isIgnored(node, source)) return
    // a part of `a?.b()` cannot be evaluated apart from the rest
    const outerChain = node.type === 'ChainExpression' ? node : chain
    const line = source.slice(0, node.start).split('\n').length
    for (const { scope, ...change } of changesOf(node, source))
      mutants.push({ file, line, ...change, scope: rangeOf(outerChain ?? scope ?? change) })
    for (const child of childrenOf(node)) {
      if (isStatementOf(node, child)) statements.push(child.start)
      visit(child, isExpressionOf(node, child) ? outerChain : undefined)
    }
  }

  // the nodes are visited without their types
  visit(program as unknown as Node, undefined)
  return { mutants, statements }
}

const rangeOf = ({ start, end }: Range): Range => ({ start, end })

const EXPRESSIONS_WITH_A_TYPE = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']

// types and imports do not exist at run time
const isIgnored = (node: Node, source: string) =>
  node.type === 'ImportDeclaration' ||
  (node.type.startsWith('TS') && !EXPRESSIONS_WITH_A_TYPE.includes(node.type)) ||
  isLogCall(node, source)

/** True for an expression that is a statement of a list. */
const isStatementOf = (node: Node, child: Node) =>
  child.type === 'ExpressionStatement' &&
  ['Program', 'BlockStatement', 'SwitchCase', 'StaticBlock'].includes(node.type)

/** True for the links of a chain; an argument in it is evaluated on its own. */
const isExpressionOf = (node: Node, child: Node) =>
  [node.callee, node.object, node.expression].includes(child)

function isLogCall(node: Node, source: string): boolean {
  if (node.type !== 'CallExpression') return false
  if (!isNode(node.callee)) return false
  const { start, end } = node.callee
  return /\blog\.(debug|info|warn|error)$/.test(source.slice(start, end))
}

function childrenOf(node: Node): Node[] {
  const isNamed = node.type === 'Property' || node.type === 'PropertyDefinition'
  return Object.entries(node).flatMap(([key, value]) => {
    if (isNamed && key === 'key' && !node.computed) return []
    return (Array.isArray(value) ? value : [value]).filter(isNode)
  })
}

function changesOf(node: Node, source: string): Change[] {
  const text = (it: unknown) => (isNode(it) ? source.slice(it.start, it.end) : '')
  const replace = (it: Node, replacement: string) => ({ ...rangeOf(it), replacement })
  const replaceAny = (it: unknown, texts: string[]) =>
    isNode(it) ? texts.map((other) => replace(it, other)) : []
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return swapOperator(node, text)
    case 'UpdateExpression': {
      const operator = String(node.operator)
      return [
        replace(node, text(node).replace(operator, SWAPPED_OPERATORS.get(operator) ?? operator)),
      ]
    }
    case 'IfStatement':
      return replaceAny(node.test, ['true', 'false'])
    case 'ConditionalExpression':
      return replaceAny(node.test, [`!(${text(node.test)})`])
    case 'UnaryExpression':
      return node.operator === '!' ? [replace(node, `!!(${text(node.argument)})`)] : []
    case 'Literal':
      return literalChanges(node)
    case 'CallExpression': {
      const { callee } = node
      const property =
        isNode(callee) && callee.type === 'MemberExpression' ? callee.property : undefined
      const swapped = SWAPPED_METHODS.get(text(property))
      return isNode(property) && swapped ? [{ ...replace(property, swapped), scope: node }] : []
    }
    case 'ExpressionStatement': {
      const { expression } = node
      return isCall(expression) && !isLogCall(expression, source)
        ? [replace(expression, 'undefined')]
        : []
    }
    default:
      return []
  }
}

function literalChanges(node: Node): Change[] {
  const { value, start, end } = node
  if (typeof value === 'boolean') return [{ start, end, replacement: String(!value) }]
  if (typeof value === 'number') return [{ start, end, replacement: String(value + 1) }]
  return []
}

function swapOperator(node: Node, text: (it: unknown) => string): Change[] {
  const operator = String(node.operator)
  const swapped = SWAPPED_OPERATORS.get(operator)
  const { left, right } = node
  // concatenating strings is not arithmetic
  const isText = (it: unknown) =>
    isNode(it) && (it.type === 'TemplateLiteral' || typeof it.value === 'string')
  if (!swapped || (operator === '+' && (isText(left) || isText(right)))) return []
  const replacement = `${text(left)} ${swapped} ${text(right)}`
  // the operands of a mixed chain keep their brackets by being replaced as a whole
  return [{ start: node.start, end: node.end, replacement: `(${replacement})` }]
}

const isCall = (node: unknown): node is Node =>
  isNode(node) &&
  (node.type === 'CallExpression' ||
    (node.type === 'ChainExpression' && isCall(node.expression)) ||
    (node.type === 'AwaitExpression' && isCall(node.argument)))
