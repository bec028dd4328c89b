import type { Plugin } from 'vite'
import { DEFAULT_LOCALE, LANGUAGES, type Locale } from '../../messages/languages.ts'
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
    resolveId: (id) => (id === RUNTIME ? RUNTIME : null),
    load: (id) => (id === RUNTIME ? boundRuntime(locale) : null),
    transform: {
      filter: { id: [/\.tsx?$/, /\/index\.html$/] },
      handler(code, id) {
        if (id.endsWith('/messages/m.ts'))
          return `export const locale = '${locale}'; export const textOf = (it) => it.text`
        if (id.endsWith('/messages/message.ts'))
          return 'export const say = (text) => ({ text }); export const isMessage = (it) => it?.text !== undefined'
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
    const functions = [...this.#used].map(
      ([key, { source }]) => `const m$${key} = ${bind(source, locale)};`,
    )
    return `${runtimeImports(functions.join(''))}${functions.join('\n')}\n${code}`
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

  /** The site writes a message at once, so that neither its key nor its values are in the code. */
  #completeSay(node: Node): void {
    const [key, values] = node.arguments as Node[]
    const name = String(key?.value)
    const message = this.#find(name)
    if (!key || !message) return
    if (message.text !== undefined && !values) {
      this.#edits.push({ start: key.start, end: key.end, text: JSON.stringify(message.text) })
      return
    }
    this.#used.set(name, message)
    this.#edits.push({ start: key.start, end: values?.start ?? key.end, text: `m$${name}(` })
    this.#edits.push({ start: node.end - 1, end: node.end, text: '))' })
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

/** The functions of messages/runtime.ts for one language, whose name is then not in each message. */
const RUNTIME = 'virtual:message-runtime'

function boundRuntime(locale: Locale): string {
  const runtime = new URL('../../messages/runtime.ts', import.meta.url).pathname
  // in a page from left to right, a sentence on the screen isolates its values by <bdi>; names for screen readers are plain texts
  const isolated = `inSentence(it, '${locale}')`
  const written =
    LANGUAGES[locale].dir === 'rtl' ? isolated : `typeof it === 'string' ? it : ${isolated}`
  return `
    import { ${cardinals(locale)} as categoryOf } from 'make-plural/cardinals'
    import { inSentence, plural, select } from '${runtime}'
    export const valueOf = (it) => ${written}
    export const formOf = (count, forms) => plural(count, categoryOf, forms)
    export { select }`
}

const bind = (source: string, locale: Locale): string =>
  source
    .replaceAll(
      new RegExp(`inSentence\\((d\\.\\w+|\\d[\\d.]*), "${locale}"\\)`, 'g'),
      'm$valueOf($1)',
    )
    .replaceAll(new RegExp(`plural\\((d\\.\\w+), ${cardinals(locale)}, `, 'g'), 'm$formOf($1, ')
    .replaceAll(/\bselect\(/g, 'm$select(')

function runtimeImports(functions: string): string {
  const names = ['valueOf', 'formOf', 'select'].filter((it) => functions.includes(`m$${it}(`))
  const specifiers = names.map((it) => `${it} as m$${it}`).join(', ')
  // a message that is not translated is compiled for the default language
  const others = ['inSentence', 'plural'].filter((it) => functions.includes(` ${it}(`))
  const runtime = new URL('../../messages/runtime.ts', import.meta.url).pathname
  return [
    names.length > 0 ? `import { ${specifiers} } from '${RUNTIME}';\n` : '',
    others.length > 0 ? `import { ${others.join(', ')} } from '${runtime}';\n` : '',
    others.includes('plural') ? `import { ${DEFAULT_LOCALE} } from 'make-plural/cardinals';\n` : '',
  ].join('')
}
