/** An error as it is logged. Database drivers add fields with rows and parameters, which must not be logged. */
export type RedactedError = {
  type: string
  message: string
  stack: string
  cause?: RedactedError
  errors?: RedactedError[]
  [field: string]: unknown
}

/** Fields that contain a kind, a name of the schema or a network address, never a value. */
const SAFE_FIELDS = [
  ...['code', 'errno', 'syscall', 'address', 'port', 'statusCode', 'responseCode', 'command'],
  ...['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'],
]
const MAX_DEPTH = 5

/** Returns the kind, location and cause of an error without values of rows, requests or addresses. */
export function redactError(error: unknown, depth = 0): RedactedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  // libraries add fields to their errors
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

/** Returns kind and redacted message in one line: 'TypeError: x is not a function'. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return `${error.constructor.name}: ${redactMessage(error)}`
}

/** Returns the message of an error without emails, URL paths and quoted values; '' if it is not an error. */
export function redactMessage(error: unknown): string {
  if (!(error instanceof Error)) return ''
  // the message quotes the text that could not be parsed
  if (error instanceof SyntaxError && error.message.includes('JSON')) return 'not valid JSON'
  const issues = 'issues' in error ? error.issues : undefined
  return Array.isArray(issues) ? issues.map(formatIssue).join(', ') : removeValues(error.message)
}

const formatIssue = ({ path, code }: { path?: unknown[]; code?: string }) =>
  `${path?.join('.')}: ${code}`

function removeValues(message: string): string {
  return (
    message
      // PostgreSQL quotes a value after a colon, and the name of a table or constraint within the sentence
      .replaceAll(/: ".*"/gs, ': "…"')
      .replaceAll(/"([^"]*)"/g, (quoted, text) => (/^[\w.]*$/.test(text) ? quoted : '"…"'))
      .replaceAll(/(https?:\/\/[^/\s"']+)[^\s"']*/g, '$1/…')
      // from the beginning of a word, or a long one without an address would be read from each of its characters
      .replaceAll(/(?<![^\s"'<>(),;:=])[^\s"'<>(),;:=]*@[^\s"'<>(),;:=]*/g, '…@…')
  )
}
