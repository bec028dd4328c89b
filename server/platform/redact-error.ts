/** What a log may say of an error. Database drivers add fields of their own, which hold rows and parameters. */
export type RedactedError = {
  type: string
  message: string
  stack: string
  cause?: RedactedError
  errors?: RedactedError[]
  [field: string]: unknown
}

/** Fields that name a kind, a place in our schema or a network address, and never a value. */
const SAFE_FIELDS = [
  ...['code', 'errno', 'syscall', 'address', 'port', 'statusCode', 'responseCode', 'command'],
  ...['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'],
]
const MAX_DEPTH = 5

/** An error as a log may hold it: its kind, its place and its cause, without values of rows, requests or addresses. */
export function redactError(error: unknown, depth = 0): RedactedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const record = error as Error & Record<string, unknown>
  const type = error.constructor.name
  const message = redactMessage(error)
  const frames = /\n {4}at [\s\S]*$/.exec(error.stack ?? '')?.[0] ?? ''
  const redacted: RedactedError = { type, message, stack: `${type}: ${message}${frames}` }
  for (const field of SAFE_FIELDS)
    if (['string', 'number'].includes(typeof record[field])) redacted[field] = record[field]
  if (depth === MAX_DEPTH) return redacted
  if (error.cause instanceof Error) redacted.cause = redactError(error.cause, depth + 1)
  if (Array.isArray(record.errors))
    redacted.errors = record.errors.map((it) => redactError(it, depth + 1))
  return redacted
}

/** The message of an error without emails, addresses of pages and quoted values; '' for what is no error. */
export function redactMessage(error: unknown): string {
  if (!(error instanceof Error)) return ''
  // it quotes what it could not read
  if (error instanceof SyntaxError && error.message.includes('JSON')) return 'not valid JSON'
  const { issues } = error as Error & { issues?: unknown }
  return Array.isArray(issues) ? issues.map(formatIssue).join(', ') : removeValues(error.message)
}

const formatIssue = ({ path, code }: { path?: unknown[]; code?: string }) =>
  `${path?.join('.')}: ${code}`

function removeValues(message: string): string {
  return (
    message
      // PostgreSQL quotes a value after a colon, and the name of a table or a constraint in the sentence
      .replaceAll(/: ".*"/gs, ': "…"')
      .replaceAll(/"([^"]*)"/g, (quoted, text) => (/^[\w.]*$/.test(text) ? quoted : '"…"'))
      .replaceAll(/(https?:\/\/[^/\s"']+)[^\s"']*/g, '$1/…')
      .replaceAll(/[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g, '…@…')
  )
}
