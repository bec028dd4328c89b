import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { allCalls } from '../contract/all.ts'
import { type Call, DEFAULT_BODY, own } from '../contract/call.ts'
import { verbs } from '../server/app.ts'
import { inUnits } from '../server/http/read-bytes.ts'

const file = 'docs/calls.md'

type Json = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  items?: Json
  properties?: Record<string, Json>
  required?: string[]
  additionalProperties?: Json | boolean
}

function schemaOf(schema: z.ZodMiniType): Json {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
}

/** A schema in a few words: `text`, `list of {id, name}`, `'0' or '1'`. */
function inWords(json: Json): string {
  if (json.const !== undefined) return JSON.stringify(json.const)
  if (json.enum) return json.enum.map((it) => JSON.stringify(it)).join(' or ')
  if (json.anyOf) return [...new Set(json.anyOf.map(inWords))].join(' or ')
  if (json.type === 'array') return `list of ${inWords(json.items ?? {})}`
  if (json.properties) return `{ ${fieldsOf(json).join(', ')} }`
  if (json.type === 'object') return 'record'
  return (
    { string: 'text', integer: 'whole number', null: 'nothing' }[json.type ?? ''] ??
    json.type ??
    'anything'
  )
}

function fieldsOf(json: Json): string[] {
  const required = new Set(json.required)
  return Object.entries(json.properties ?? {}).map(
    ([name, inner]) => `${name}${required.has(name) ? '' : '?'}: ${inWords(inner)}`,
  )
}

function withoutIdentity(json: Json, call: Call): Json {
  const shape = (call.asks as unknown as z.ZodMiniObject).shape as Record<string, unknown>
  const fields = Object.entries(json.properties ?? {}).filter(([name]) => shape[name] !== own)
  return { ...json, properties: Object.fromEntries(fields) }
}

function addressOf(call: Call): string {
  const action = Array.isArray(call.action) ? call.action.join('|') : call.action
  return `${call.method} ${call.path}${action ? ` action=${action}` : ''}`
}

const whoWords = { anyone: 'anyone', student: 'whoever is signed in', admin: 'role 11' }

/** A line on what a call takes beyond the default limits, if it takes more. */
function limitsOf({ body, files, fileBytes }: Call): string[] {
  const larger = body.bytes > DEFAULT_BODY.bytes || body.fields > DEFAULT_BODY.fields
  const limits = larger ? [`${inUnits(body.bytes)} and ${body.fields} fields`] : []
  if (files)
    limits.push(
      `a file in ${files.join(', ')} of ${fileBytes ? inUnits(fileBytes) : '`UPLOAD_MAX_MB`'}`,
    )
  return limits.length > 0 ? [`- at most: ${limits.join('; ')}`] : []
}

/** docs/calls.md: every call, printed from the contract. */
function page(): string {
  const lines = [
    '# The calls',
    '',
    `Printed from \`contract/\` by \`npm run calls\`: ${allCalls.length} calls. Every call but those of \`/game.php\``,
    'answers `{status, message, data}`; the shape below is that of `data`. A field with `?` may be left out.',
    "Bodies are JSON, URL-encoded or multipart; `email` and `admin_email` have to be the token's own.",
    'What is nested may be spelt `answer[12]`, `student_ids[]` in each of them. Other fields are left out (decision 0280).',
    `A request has ${inUnits(DEFAULT_BODY.bytes)}, ${DEFAULT_BODY.fields} fields and ${DEFAULT_BODY.depth} levels at most, where nothing else is said (decision 0300).`,
  ]
  let noun = ''
  for (const { noun: of, name, call } of allCalls) {
    if (of !== noun) lines.push('', `## ${of}`)
    noun = of
    const asks = fieldsOf(withoutIdentity(schemaOf(call.asks), call))
    lines.push(
      '',
      `### ${name}`,
      `\`${addressOf(call)}\` · ${whoWords[call.may]}`,
      `- asks: ${asks.join(', ') || 'nothing'}`,
      ...limitsOf(call),
      `- answers: ${inWords(schemaOf(call.answers))}${call.withToken ? ', and `token` beside it' : ''}`,
    )
  }
  return `${lines.join('\n')}\n`
}

if (process.argv.includes('--check')) {
  const known = new Set(verbs.map((it) => it.call))
  const open = allCalls.filter(({ call }) => !known.has(call))
  console.log(
    `${allCalls.length} calls, ${open.length} not answered yet: ${open.map((it) => it.name).join(', ') || 'none'}`,
  )
  if (readFileSync(file, 'utf8') !== page()) {
    console.error(`${file} is not what the contract says: run npm run calls`)
    process.exit(1)
  }
} else {
  writeFileSync(file, page())
}
