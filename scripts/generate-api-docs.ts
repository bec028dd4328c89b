import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { allCalls } from '../contract/all.ts'
import { type Call, callerEmail, DEFAULT_BODY_LIMITS } from '../contract/platform/call.ts'
import { PERMISSIONS, type Reach, reachOf } from '../contract/staff/permissions.ts'
import { STAFF_KINDS } from '../contract/staff/staff-kinds.ts'
import { textIn } from '../messages/catalog.ts'
import { binarySize } from '../server/rpc/read-body.ts'
import { describeCalls } from '../server/site/openapi.ts'

const bytesText = (bytes: number) => binarySize(bytes).write('en')

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
  // the fields of JSON Schema that this script reads
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
}

/** A schema in a few words: `text`, `list of {id, name}`, `'0' or '1'`. */
function describeSchema(json: Json): string {
  if (json.const !== undefined) return JSON.stringify(json.const)
  if (json.enum) return json.enum.map((it) => JSON.stringify(it)).join(' or ')
  if (json.anyOf) return [...new Set(json.anyOf.map(describeSchema))].join(' or ')
  if (json.type === 'array') return `list of ${describeSchema(json.items ?? {})}`
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
    ([name, inner]) => `${name}${required.has(name) ? '' : '?'}: ${describeSchema(inner)}`,
  )
}

function withoutIdentity(json: Json, call: Call): Json {
  const fields = Object.entries(json.properties ?? {}).filter(
    ([name]) => call.fields[name] !== callerEmail,
  )
  return { ...json, properties: Object.fromEntries(fields) }
}

function addressOf(call: Call): string {
  const action = Array.isArray(call.action) ? call.action.join('|') : call.action
  return `${call.method} ${call.path}${action ? ` action=${action}` : ''}`
}

const accessLabel = ({ access }: Call) =>
  typeof access === 'object'
    ? `staff with ${access.can}`
    : { anyone: 'public', student: 'signed-in users' }[access]

/** The limits of a call that exceed the defaults, if there are any. */
function limitsOf({ bodyLimits: body, fileFields: files, maxFileBytes: fileBytes }: Call): string {
  const larger = body.bytes > DEFAULT_BODY_LIMITS.bytes || body.fields > DEFAULT_BODY_LIMITS.fields
  const limits = larger ? [`${bytesText(body.bytes)} and ${body.fields} fields`] : []
  if (files)
    limits.push(
      `a file in ${files.join(', ')} of ${fileBytes ? bytesText(fileBytes) : '`UPLOAD_MAX_MB`'}`,
    )
  return limits.length > 0 ? ` (at most ${limits.join('; ')})` : ''
}

/** docs/calls.md: every call, generated from the contract. */
function renderPage(): string {
  const limits = `${bytesText(DEFAULT_BODY_LIMITS.bytes)}, ${DEFAULT_BODY_LIMITS.fields} fields and ${DEFAULT_BODY_LIMITS.depth} levels`
  const lines = [
    '# API calls',
    '',
    `Generated from \`contract/\` by \`npm run calls\`: ${allCalls.length} calls, each as address, callers, request → response. Every call except those`,
    'of `/game.php` responds with `{status, message, data}`, and a refusal also with `code` (decision 0400). The response below is `data`.',
    "A field with `?` is optional. Bodies are JSON, URL-encoded or multipart; `email` and `admin_email` must be the token's own.",
    'Nested fields may be written `answer[12]`, `student_ids[]` in each of them. Unknown fields are ignored (decision 0280). A request has',
    `at most ${limits} unless stated otherwise (decision 0300).`,
  ]
  let lastFeature = ''
  for (const { feature, name, call } of allCalls) {
    if (feature !== lastFeature) lines.push('', `## ${feature}`, '')
    lastFeature = feature
    lines.push(`- **${name}** ${describeCall(call)}`)
  }
  return `${[...lines, ...permissionTables()].join('\n')}\n`
}

const cellOf: Record<Reach, string> = { all: 'all', 'own classes': 'own classes', none: '' }

/** What each kind of staff may do, and with which permission each call may be made (R-STAFF-001). */
function permissionTables(): string[] {
  const head = [`| ${STAFF_KINDS.join(' | ')} |`, `| ${STAFF_KINDS.map(() => '---').join(' | ')} |`]
  const reaches = (can: keyof typeof PERMISSIONS) =>
    `| ${STAFF_KINDS.map((kind) => cellOf[reachOf(kind, can)]).join(' | ')} |`
  const callsWith = (can: keyof typeof PERMISSIONS) =>
    allCalls
      .filter(({ call: { access } }) => typeof access === 'object' && access.can === can)
      .map(({ name }) => name)
      .join(', ')
  const permissions = Object.entries(PERMISSIONS).map(
    // the entries of a record with these names
    ([name, { label }]) => {
      const can = name as keyof typeof PERMISSIONS
      return `| ${can} | ${textIn('en', label)} ${reaches(can)} ${callsWith(can)} |`
    },
  )
  return [
    '',
    '## What each kind of staff may do',
    '',
    `| Permission | What ${head[0]} Calls |`,
    `| --- | --- ${head[1]} --- |`,
    ...permissions,
  ]
}

function describeCall(call: (typeof allCalls)[number]['call']): string {
  const fields = fieldsOf(withoutIdentity(schemaOf(z.object(call.fields)), call))
  const request = `${fields.join(', ') || 'nothing'}${limitsOf(call)}`
  const response = `${describeSchema(schemaOf(call.response))}${call.startsSession ? ', with `token` beside `data`' : ''}`
  return `\`${addressOf(call)}\`, ${accessLabel(call)}: ${request} → ${response}`
}

/** One line for each call. */
function openApiFile(): string {
  const { paths, ...rest } = describeCalls()
  const lines = Object.entries(paths as object).map(
    ([path, it]) => `${JSON.stringify(path)}: ${JSON.stringify(it)}`,
  )
  return `${JSON.stringify(rest).slice(0, -1)},\n"paths": {\n${lines.join(',\n')}\n}}\n`
}

const pages = [
  { file: 'docs/calls.md', content: renderPage() },
  // for programs (R-API-001)
  { file: 'docs/openapi.json', content: openApiFile() },
]

if (process.argv.includes('--check')) {
  console.log(`${allCalls.length} calls`)
  for (const { file, content } of pages) {
    if (readFileSync(file, 'utf8') === content) continue
    console.error(`${file} differs from the contract: run npm run calls`)
    process.exitCode = 1
  }
} else {
  for (const { file, content } of pages) writeFileSync(file, content)
}
