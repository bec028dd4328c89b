import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const isNode = (it: unknown): it is Node =>
  typeof it === 'object' && it !== null && typeof (it as Node).type === 'string'

export type LiteralText = { path: string; line: number; text: string }

/** The texts that people read and that a module writes itself, in place of a message (R-LANG-001). */
export function literalTexts(path: string): LiteralText[] {
  const code = readFileSync(join(ROOT, path), 'utf8')
  return textsIn(path, code)
}

/** Those of code that is given. */
export function textsIn(path: string, code: string): LiteralText[] {
  const finder = new Finder(code)
  finder.visit(parseSync(path, code).program as unknown as Node, false)
  return finder.found.map(({ start, text }) => ({
    ...{ path, line: code.slice(0, start).split('\n').length },
    text: text.replaceAll(/\s+/g, ' ').trim(),
  }))
}

/** Attributes and properties whose value a person reads, also a single word. */
const READ =
  /^(title|label|placeholder|description|hint|alt|subtitle|heading|text|note|caption|summary|message|subject|aria-(label|description|roledescription|valuetext|placeholder)|\w+(Label|Title|Text|Message|Hint))$/

/** Those that only programs read. `help` is the text of a metric. */
const NOT_READ =
  /^(class(Name|es)?|\w+Class(Name)?|style|d|points|viewBox|transform|accept|rel|sandbox|allow|sizes|media|autoComplete|autoCapitalize|enterKeyHint|href|src|data-[\w-]+|queryKey|help|labelNames|accept-encoding|cache-control|vary|authorization|Authorization|content-(disposition|security-policy|type|range))$/

/** Calls that write for developers, programs and the log. */
const NOT_FOR_READERS =
  /^(new (Error|TypeError|RangeError|SyntaxError|RestoreError|ProviderUnavailable|UnreachableError|UnverifiedFile|DOMException)|super|console\.\w+|(\w+\??\.)*(log|warn|reportError|logger)(\??\.\w+)*|require|import|matchMedia|sql(\.\w+)*|new RegExp|\w+(\.\w+)*\.(querySelector(All)?|closest|matches|setAttribute|header|setHeader|prepare|pragma|exec|query|startsWith|endsWith|includes|getResponseHeader|setRequestHeader|append))$/

const WORDS = /\p{L}{2,}/u
const ARABIC = /[\u0621-\u064a]{2,}/
const CAPITALIZED = /^\p{Lu}[\p{Ll}’]{2,}[.!?…]*$/u
const SEVERAL_WORDS = /(^|[\s(“‘"'])\p{L}[\p{L}’']+[,:;.!?]?\s+\p{L}/u
/** 'users.name as sender', 'is not', 'px-3 text-small', 'public, max-age=60'. */
const SQL = /^([\w.$]+ as \w+|is not|not in|begin\b.*|set local.*|select\b.*)$/s
const ONLY_CODE = /^[a-z0-9:/[\]().,_%#&*>!@+'"=;<~^$\s-]+$/
const LOOKS_LIKE_CODE = /[-_:[/\d=]/

/** True for a literal that can only be a text for people: Arabic, a word with a capital letter, or several words. */
function looksRead(text: string): boolean {
  if (SQL.test(text.trim())) return false
  if (ARABIC.test(text) || CAPITALIZED.test(text.trim())) return true
  if (!SEVERAL_WORDS.test(text)) return false
  return !(ONLY_CODE.test(text) && LOOKS_LIKE_CODE.test(text))
}

/** The text of HTML without its tags. */
const withoutTags = (text: string) => text.replaceAll(/<[^<>]*>|<[^<>]*$|^[^<>]*>/g, ' ')

/** An expression, and whether its value stands where a person reads it. */
type Place = readonly [node: unknown, isRead: boolean]

class Finder {
  readonly found: { start: number; text: string }[] = []
  readonly #code: string

  constructor(code: string) {
    this.#code = code
  }

  visit(node: Node, isRead: boolean): void {
    this.#checkText(node, isRead || node.type === 'JSXText')
    for (const [it, isChildRead] of this.#placesIn(node, isRead))
      for (const child of Array.isArray(it) ? it : [it])
        if (isNode(child)) this.visit(child, isChildRead)
  }

  #checkText(node: Node, isRead: boolean): void {
    const text = textOf(node)
    if (text === undefined) return
    const plain = (text.includes('<') ? withoutTags(text) : text).replaceAll(/https?:\/\//g, '')
    if (isRead ? WORDS.test(plain) : looksRead(plain)) this.found.push({ start: node.start, text })
  }

  #source(it: unknown): string {
    return isNode(it) ? this.#code.slice(it.start, it.end) : ''
  }

  #placesIn(node: Node, isRead: boolean): readonly Place[] {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ImportExpression':
      case 'TaggedTemplateExpression':
        return []
      case 'TemplateLiteral':
      case 'MemberExpression':
        return [[node.expressions ?? node.object, false]]
      case 'JSXAttribute':
        return this.#named(node.name, node.value)
      case 'Property':
      case 'PropertyDefinition':
        if (node.computed !== true) return this.#named(node.key, node.value)
        return [[[node.key, node.value], false]]
      case 'JSXElement':
      case 'JSXFragment':
        return [
          [node.openingElement, false],
          [node.children, true],
        ]
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
        return [[node.expression, isRead]]
      case 'CallExpression':
      case 'NewExpression':
        return this.#isForReaders(node) ? partsOf(node) : []
      default:
        return placesInExpression(node, isRead)
    }
  }

  #named(key: unknown, value: unknown): readonly Place[] {
    const name = this.#source(key).replaceAll(/['"]/g, '')
    return NOT_READ.test(name) ? [] : [[value, READ.test(name)]]
  }

  #isForReaders(node: Node): boolean {
    const callee = this.#source(node.callee)
    const called = node.type === 'NewExpression' ? `new ${callee}` : callee
    return !NOT_FOR_READERS.test(called.replaceAll(/this\.#?|<[^>]*>/g, ''))
  }
}

/** The text of a literal; in a template each value is '…'. */
function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return String(node.value).replaceAll(/&\w+;/g, ' ')
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  return (node.quasis as { value: { cooked: string } }[]).map((it) => it.value.cooked).join('…')
}

function placesInExpression(node: Node, isRead: boolean): readonly Place[] {
  const { type, operator, test, left, right } = node
  if (type === 'ConditionalExpression')
    return [
      [test, false],
      [[node.consequent, node.alternate], isRead],
    ]
  if (type === 'LogicalExpression')
    return [
      [left, operator !== '&&' && isRead],
      [right, isRead],
    ]
  // a comparison
  if (type === 'BinaryExpression') return operator === '+' ? [[[left, right], isRead]] : []
  if (type === 'SwitchCase') return [[node.consequent, false]]
  // types, but not the expressions with `as` and `satisfies`
  if (/^TS(?!As|NonNull|Satisfies)/.test(type)) return []
  return typeof node.directive === 'string' ? [] : partsOf(node)
}

const partsOf = (node: Node): readonly Place[] =>
  Object.entries(node)
    .filter(([name]) => name !== 'parent' && name !== 'typeAnnotation')
    .map(([, it]) => [it, false])
