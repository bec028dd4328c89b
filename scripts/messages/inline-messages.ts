import type { Plugin } from 'vite'
import type { Locale } from '../../messages/languages.ts'
import { cardinals } from './plurals.ts'
import type { PrintedMessage } from './print-message.ts'
import { type Catalog, compileCatalogs } from './read-catalogs.ts'

/**
 * Writes the text of each message of a language in place of its use, so that a page loads the texts that it shows, in the
 * language of the reader, and nothing of another language (R-LANG-006). There is one build of the site for each language.
 */
export function inlineMessages(locale: Locale): Plugin {
  const catalog = compileCatalogs()[locale]
  return {
    name: 'inline-messages',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: [/\.tsx?$/, /\/index\.html$/] },
      handler(code, id) {
        if (id.endsWith('/messages/m.ts'))
          return `export const locale = '${locale}'; export const textOf = (it) => it.text`
        if (id.endsWith('/messages/message.ts'))
          return 'export const say = (key, values, write) => ({ key, values, text: write(values) }); export const isMessage = (it) => !!it?.key'
        if (!/\/messages\/(m|message)\.ts/.test(code)) return
        const edits = new Edits(code, this.parse(code), catalog)
        if (edits.problem) this.error(`${id}: ${edits.problem}`)
        return { code: edits.apply(locale), map: null }
      },
    },
  }
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const isNode = (it: unknown): it is Node =>
  typeof it === 'object' && it !== null && typeof (it as Node).type === 'string'

/** The changes to one module: uses of `m` become texts or functions, and `say` gets the function of its message. */
class Edits {
  problem: string | undefined
  readonly #code: string
  readonly #catalog: Catalog
  readonly #used = new Map<string, PrintedMessage>()
  readonly #edits: { start: number; end: number; text: string }[] = []
  #m: string | undefined
  #say: string | undefined

  constructor(code: string, program: unknown, catalog: Catalog) {
    this.#code = code
    this.#catalog = catalog
    this.#visit(program as Node)
  }

  apply(locale: Locale): string {
    let code = this.#code
    for (const { start, end, text } of this.#edits.sort((a, b) => b.start - a.start))
      code = code.slice(0, start) + text + code.slice(end)
    if (this.#used.size === 0) return code
    const functions = [...this.#used].map(([key, { source }]) => `const m$${key} = ${source};`)
    return `${runtimeImports(functions.join(''), locale)}${functions.join('\n')}\n${code}`
  }

  #visit(node: Node, parent?: Node): void {
    if (this.#replace(node, parent)) return
    for (const [name, value] of Object.entries(node)) {
      if (name === 'parent') continue
      for (const it of Array.isArray(value) ? value : [value]) if (isNode(it)) this.#visit(it, node)
    }
  }

  /** Returns true if nothing inside the node is to be replaced. */
  #replace(node: Node, parent: Node | undefined): boolean {
    if (node.type === 'ImportDeclaration') {
      this.#readImport(node)
      return true
    }
    if (this.#isMessage(node)) {
      this.#replaceMessage(node, node)
      return true
    }
    if (node.type === 'CallExpression') return this.#replaceCall(node)
    if (this.#m && node.type === 'Identifier' && node.name === this.#m && !isProperty(node, parent))
      this.problem = 'm is used without the name of a message'
    return false
  }

  #replaceCall(node: Node): boolean {
    const callee = node.callee as Node
    if (callee.type === 'Identifier' && callee.name === this.#say) this.#completeSay(node)
    if (!this.#isMessage(callee) || (node.arguments as Node[]).length > 0) return false
    this.#replaceMessage(callee, node)
    return true
  }

  #readImport(node: Node): void {
    const from = String((node.source as Node).value)
    for (const it of node.specifiers as Node[]) {
      const imported = (it.imported as Node | undefined)?.name
      const local = String((it.local as Node).name)
      if (from.endsWith('/messages/m.ts') && imported === 'm') {
        this.#m = local
        this.#edits.push(this.#removalOf(node, it))
      }
      if (from.endsWith('/messages/message.ts') && imported === 'say') this.#say = local
    }
  }

  /** `m` is not exported by the module that takes the place of m.ts. */
  #removalOf(node: Node, specifier: Node) {
    const { start, end } = specifier
    const isOnly = (node.specifiers as Node[]).length === 1
    if (isOnly) return { start: node.start, end: node.end, text: '' }
    const comma = /^\s*,/.exec(this.#code.slice(end))
    return { start, end: end + (comma?.[0].length ?? 0), text: '' }
  }

  #isMessage(node: Node): boolean {
    return (
      node.type === 'MemberExpression' &&
      !node.computed &&
      (node.object as Node).type === 'Identifier' &&
      (node.object as Node).name === this.#m
    )
  }

  /** Replaces `m.key`, and `m.key()` of a message without values by its text. */
  #replaceMessage(member: Node, { type, start, end }: Node): void {
    const key = String((member.property as Node).name)
    const message = this.#find(key)
    if (!message) return
    const isText = type === 'CallExpression' && message.text !== undefined
    if (!isText) this.#used.set(key, message)
    const call = type === 'CallExpression' ? `m$${key}()` : `m$${key}`
    this.#edits.push({ start, end, text: isText ? JSON.stringify(message.text) : call })
  }

  #completeSay(node: Node): void {
    const [key, values] = node.arguments as Node[]
    const name = String(key?.value)
    const message = this.#find(name)
    if (!message) return
    this.#used.set(name, message)
    const rest = values ? '' : ', undefined'
    this.#edits.push({ start: node.end - 1, end: node.end, text: `${rest}, m$${name})` })
  }

  #find(key: string): PrintedMessage | undefined {
    const message = this.#catalog.get(key)
    if (!message) this.problem = `there is no message ${key}`
    return message
  }
}

/** True for a name that is no variable: of a property, or of a key in an object. */
function isProperty(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed
  return parent?.type === 'Property' && parent.key === node && !parent.shorthand
}

function runtimeImports(functions: string, locale: Locale): string {
  const names = ['inSentence', 'plural', 'select'].filter((it) => functions.includes(`${it}(`))
  const runtime = new URL('../../messages/runtime.ts', import.meta.url).pathname
  const rules = ['en', cardinals(locale)].filter((it) => functions.includes(`, ${it}, {`))
  return [
    names.length > 0 ? `import { ${names.join(', ')} } from '${runtime}';\n` : '',
    rules.length > 0
      ? `import { ${[...new Set(rules)].join(', ')} } from 'make-plural/cardinals';\n`
      : '',
  ].join('')
}
