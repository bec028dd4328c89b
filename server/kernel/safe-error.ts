/** What a log may say of an error. Database drivers add fields of their own, which hold rows and parameters. */
export type SafeError = {
  type: string
  message: string
  stack: string
  cause?: SafeError
  errors?: SafeError[]
  [field: string]: unknown
}

/** Fields that name a kind, a place in our schema or a network address, and never a value. */
const FIELDS = [
  ...['code', 'errno', 'syscall', 'address', 'port', 'statusCode', 'responseCode', 'command'],
  ...['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'],
]
const DEEPEST = 5

/** An error as a log may hold it: its kind, its place and its cause, without values of rows, requests or addresses. */
export function safeError(fault: unknown, depth = 0): SafeError {
  if (!(fault instanceof Error)) return { type: typeof fault, message: '', stack: '' }
  const known = fault as Error & Record<string, unknown>
  const type = fault.constructor.name
  const message = safeMessage(fault)
  const frames = /\n {4}at [\s\S]*$/.exec(fault.stack ?? '')?.[0] ?? ''
  const safe: SafeError = { type, message, stack: `${type}: ${message}${frames}` }
  for (const field of FIELDS)
    if (['string', 'number'].includes(typeof known[field])) safe[field] = known[field]
  if (depth === DEEPEST) return safe
  if (fault.cause instanceof Error) safe.cause = safeError(fault.cause, depth + 1)
  if (Array.isArray(known.errors)) safe.errors = known.errors.map((it) => safeError(it, depth + 1))
  return safe
}

/** The message of an error without emails, addresses of pages and quoted values; '' for what is no error. */
export function safeMessage(fault: unknown): string {
  if (!(fault instanceof Error)) return ''
  // it quotes what it could not read
  if (fault instanceof SyntaxError && fault.message.includes('JSON')) return 'not valid JSON'
  const { issues } = fault as Error & { issues?: unknown }
  return Array.isArray(issues) ? issues.map(issueOf).join(', ') : withoutValues(fault.message)
}

const issueOf = ({ path, code }: { path?: unknown[]; code?: string }) =>
  `${path?.join('.')}: ${code}`

function withoutValues(message: string): string {
  return (
    message
      // PostgreSQL quotes a value after a colon, and the name of a table or a constraint in the sentence
      .replaceAll(/: ".*"/gs, ': "…"')
      .replaceAll(/"([^"]*)"/g, (quoted, text) => (/^[\w.]*$/.test(text) ? quoted : '"…"'))
      .replaceAll(/(https?:\/\/[^/\s"']+)[^\s"']*/g, '$1/…')
      .replaceAll(/[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g, '…@…')
  )
}
