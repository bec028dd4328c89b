import * as z from 'zod/mini'
import { allCalls } from '../../contract/all.ts'
import { type Call, callerEmail } from '../../contract/platform/call.ts'

/** A description of every call for programs (OpenAPI 3.1), generated from the contract (R-API-001). */

type Schema = Record<string, unknown>

function schemaOf(schema: z.ZodMiniType): Schema {
  // the wire is what requests decode and responses encode to
  const { $schema, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}

/** The prefix of the addresses of this description: one for each call, because OpenAPI tells calls apart by path and method only. */
export const OPENAPI_PREFIX = '/api/call/'

const TAGS: Record<string, string> = { anyone: 'public', student: 'signed-in users' }

const accessOf = ({ access }: Call) =>
  typeof access === 'object' ? `staff with ${access.can}` : (TAGS[access] ?? access)

function parametersOf(call: Call): Schema {
  const fields = Object.entries(call.fields).filter(([, field]) => field !== callerEmail)
  const json = schemaOf(z.object(Object.fromEntries(fields)))
  const files = Object.fromEntries(
    (call.fileFields ?? []).map((it) => [it, { type: 'string', format: 'binary' }]),
  )
  return { ...json, properties: { ...(json.properties as Schema), ...files } }
}

function inputOf(call: Call): Schema {
  const schema = parametersOf(call)
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  const required = (schema.required ?? []) as string[]
  if (call.method === 'GET')
    return {
      parameters: properties.map(([name, it]) => ({
        ...{ name, in: 'query', required: required.includes(name), schema: it },
      })),
    }
  if (properties.length === 0) return {}
  const type = call.fileFields ? 'multipart/form-data' : 'application/json'
  return { requestBody: { required: required.length > 0, content: { [type]: { schema } } } }
}

function outputOf(call: Call): Schema {
  const data = schemaOf(call.response)
  if (call.withoutEnvelope) return data
  return {
    type: 'object',
    properties: {
      status: { type: 'boolean', description: 'false for a refusal in ordinary use' },
      message: { type: 'string' },
      code: { type: 'string', description: 'of a refusal' },
      values: { type: 'object', description: 'what stands in the message of a refusal' },
      data: { anyOf: [data, { type: 'null' }] },
      ...(call.startsSession && { token: { type: 'string' } }),
    },
    required: ['status', 'message'],
  }
}

const REFUSED = { $ref: '#/components/responses/Refused' }

type NamedCall = (typeof allCalls)[number]

function operationOf({ name, feature, call }: NamedCall): Schema {
  return {
    operationId: name,
    tags: [feature],
    summary: `${name}: ${accessOf(call)}`,
    ...(call.access === 'anyone' ? { security: [] } : {}),
    ...inputOf(call),
    responses: {
      200: {
        description: 'The result, or a refusal in ordinary use',
        content: { 'application/json': { schema: outputOf(call) } },
      },
      '4XX': REFUSED,
    },
  }
}

/** The actions of a call as parts of its address; '' for one without a choice. */
const actionsOf = ({ action }: Call): readonly string[] =>
  typeof action === 'object' ? action : ['']

const addressesOf = ({ name, call }: NamedCall) =>
  actionsOf(call).map((it) => `${OPENAPI_PREFIX}${name}${it && `/${it}`}`)

/** Where the server finds a call by its address in this description: its path and action. */
const targets = new Map(
  allCalls.flatMap((it) =>
    addressesOf(it).map((address, index) => {
      const { path, action } = it.call
      const chosen = typeof action === 'object' ? action[index] : action
      return [address, chosen ? `${path}?action=${encodeURIComponent(chosen)}` : path] as const
    }),
  ),
)

/** The address by which the server knows a call that is requested by its address in this description; any other stays as it is. */
export function toCallUrl(url: string): string {
  if (!url.startsWith(OPENAPI_PREFIX)) return url
  const [path = '', query] = url.split('?', 2)
  const target = targets.get(path)
  if (!target) return url
  if (query === undefined) return target
  return `${target}${target.includes('?') ? '&' : '?'}${query}`
}

/** The description of all calls. */
export function describeCalls(): Schema {
  const paths = Object.fromEntries(
    allCalls.flatMap((it) => {
      const operations = addressesOf(it).map((address, index) => {
        const operation = operationOf(it)
        const { action } = it.call
        const suffix = typeof action === 'object' ? `_${action[index]}` : ''
        const operationId = `${it.name}${suffix}`
        return [address, { [it.call.method.toLowerCase()]: { ...operation, operationId } }]
      })
      return operations as [string, Schema][]
    }),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lisan',
      version: '1',
      description:
        'Every call of the school. Sign in with `login` and send its token as a bearer token.',
      license: { name: 'GNU AGPL 3.0 or later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: {
        Refused: {
          description:
            'A request that is not valid, not permitted, or about something that does not exist',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  status: { const: false },
                  message: { type: 'string' },
                  code: { type: 'string' },
                },
                required: ['status', 'message'],
              },
            },
          },
        },
      },
    },
  }
}
