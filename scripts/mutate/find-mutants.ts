import { parseSync } from 'vite'

/** One change of a source file: the text between two offsets is replaced. */
export type Mutant = {
  file: string
  line: number
  start: number
  end: number
  replacement: string
  /** Offset of the statement or arrow body that contains it, where a run counts as a hit. */
  site: number
}

/** Where a hit can be recorded: before a statement, or around the expression that is an arrow function's body. */
export type Site = { start: number; end: number; isExpression: boolean }

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Change = { start: number; end: number; replacement: string }

const SWAPPED_OPERATORS: Record<string, string> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '&&': '||', '||': '&&' },
  ...{ '+=': '-=', '-=': '+=', '++': '--', '--': '++' },
}
const SWAPPED_METHODS: Record<string, string> = {
  ...{ min: 'max', max: 'min', some: 'every', every: 'some', floor: 'ceil', ceil: 'floor' },
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Finds every mutant of a TypeScript source and the sites at which their execution can be recorded. */
export function findMutants(file: string, source: string): { mutants: Mutant[]; sites: Site[] } {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const mutants: Mutant[] = []
  const sites = new Map<number, Site>()

  function visit(node: Node, site: Site | undefined): void {
    // types and imports do not exist at run time
    if (node.type.startsWith('TS') && !isTransparent(node.type)) return
    if (node.type === 'ImportDeclaration') return
    if (site) {
      for (const change of changesOf(node, source)) {
        const line = source.slice(0, node.start).split('\n').length
        mutants.push({ file, line, ...change, site: site.start })
        sites.set(site.start, site)
      }
    }
    for (const [child, childSite] of childrenOf(node, site)) visit(child, childSite)
  }

  visit(program as unknown as Node, undefined)
  return { mutants, sites: [...sites.values()] }
}

/** TypeScript nodes that hold an expression which is executed. */
const isTransparent = (type: string) =>
  ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(type)

function childrenOf(node: Node, site: Site | undefined): [Node, Site | undefined][] {
  return Object.entries(node).flatMap(([key, value]): [Node, Site | undefined][] => {
    if (!Array.isArray(value))
      return isNode(value) ? [[value, arrowSiteOf(node, key, value, site)]] : []
    const isStatementList = key === 'body' || key === 'consequent'
    return value.filter(isNode).map((it) => [it, isStatementList ? siteOf(it, site) : site])
  })
}

/** An expression that is the body of an arrow function is a site of its own. */
function arrowSiteOf(node: Node, key: string, value: Node, site: Site | undefined) {
  const isArrowBody =
    node.type === 'ArrowFunctionExpression' && key === 'body' && value.type !== 'BlockStatement'
  return isArrowBody ? { start: value.start, end: value.end, isExpression: true } : site
}

/** A statement of a list is a site of its own; a class member is none. */
function siteOf(node: Node, site: Site | undefined): Site | undefined {
  if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') return undefined
  // an exported declaration begins with the word `export`
  return /Statement$|Declaration$/.test(node.type)
    ? { start: node.start, end: node.end, isExpression: false }
    : site
}

function changesOf(node: Node, source: string): Change[] {
  const text = (it: unknown) => (isNode(it) ? source.slice(it.start, it.end) : '')
  const replace = (it: Node, replacement: string) => ({ start: it.start, end: it.end, replacement })
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return swapOperator(node, text)
    case 'UpdateExpression': {
      const operator = String(node.operator)
      return [replace(node, text(node).replace(operator, SWAPPED_OPERATORS[operator] ?? operator))]
    }
    case 'IfStatement':
      return ['true', 'false'].map((it) => replace(node.test as Node, it))
    case 'ConditionalExpression':
      return [replace(node.test as Node, `!(${text(node.test)})`)]
    case 'UnaryExpression':
      return node.operator === '!' ? [replace(node, `!!(${text(node.argument)})`)] : []
    case 'Literal':
      return literalChanges(node)
    case 'CallExpression': {
      const { callee } = node as { callee?: Node }
      const property = callee?.type === 'MemberExpression' ? (callee.property as Node) : undefined
      const swapped = property && SWAPPED_METHODS[text(property)]
      return property && swapped ? [replace(property, swapped)] : []
    }
    case 'ExpressionStatement':
      return isCall(node.expression as Node) ? [replace(node, ';')] : []
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
  const swapped = SWAPPED_OPERATORS[operator]
  const [left, right] = [node.left as Node, node.right as Node]
  // joining texts is no arithmetic
  const isText = (it: Node) => it.type === 'TemplateLiteral' || typeof it.value === 'string'
  if (!swapped || (operator === '+' && (isText(left) || isText(right)))) return []
  const replacement = `${text(left)} ${swapped} ${text(right)}`
  // the operands of a mixed chain keep their brackets by being replaced as a whole
  return [{ start: node.start, end: node.end, replacement: `(${replacement})` }]
}

const isCall = (node: Node): boolean =>
  node.type === 'CallExpression' ||
  (node.type === 'AwaitExpression' && (node.argument as Node).type === 'CallExpression')

/** The source with one mutant in it. */
export function applyMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end)
}

/** The source with every site reporting its execution to `globalThis.recordHit`. */
export function markSites(source: string, file: string, sites: readonly Site[]): string {
  const hit = ({ start }: Site) => `globalThis.recordHit?.(${JSON.stringify(`${file}:${start}`)})`
  const insertions = sites.flatMap((site) =>
    site.isExpression
      ? [
          { at: site.start, order: 1, text: `(${hit(site)},(` },
          { at: site.end, order: 0, text: '))' },
        ]
      : [{ at: site.start, order: 1, text: `${hit(site)};` }],
  )
  // from the end, so that the offsets before an insertion stay true; what closes comes before what opens
  insertions.sort((a, b) => b.at - a.at || b.order - a.order)
  let marked = source
  for (const { at, text } of insertions) marked = marked.slice(0, at) + text + marked.slice(at)
  return marked
}
