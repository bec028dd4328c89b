import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { redactError } from './redact-error.ts'

const SECRETS = ['hauwa', 'Idris', '0803', 'argon2', 'x-amz-signature', 'fcm-token-1']

const catchError = (work: () => unknown): Error => {
  try {
    work()
  } catch (error) {
    // the cases throw errors only
    return error as Error
  }
  throw new Error('It did not throw')
}

const errors: [string, Error][] = [
  [
    'PostgreSQL’s refusal of a row',
    Object.assign(new Error('new row for relation "people" violates check constraint "adult"'), {
      ...{ code: '23514', table: 'users', constraint: 'adult' },
      ...{ detail: 'Failing row contains (1, Idris, hauwa@example.org, $argon2id$…).' },
      ...{ where: 'SQL function on hauwa', parameters: ['Idris'], query: "insert 'Idris'" },
    }),
  ],
  [
    'PostgreSQL’s refusal of a value',
    Object.assign(new Error('invalid input syntax for type bigint: "hauwa Idris"'), {
      code: '22P02',
    }),
  ],
  [
    'a network error with a signed address',
    new Error('GET https://s3.example/a?x-amz-signature=1'),
  ],
  [
    'a mail server’s refusal',
    Object.assign(new Error('Recipient <hauwa@example.org> is unknown'), {
      ...{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
      ...{ response: '550 hauwa@example.org unknown', rejected: ['hauwa@example.org'] },
    }),
  ],
  [
    'a push service’s refusal',
    Object.assign(new Error('Received unexpected response code'), {
      ...{ statusCode: 410, endpoint: 'https://push.example/fcm-token-1', body: 'fcm-token-1' },
    }),
  ],
  ['text that is no JSON', catchError(() => JSON.parse('hauwa@example.org'))],
  [
    'a field that does not fit',
    catchError(() => z.parse(z.object({ phone: z.number() }), { phone: '0803' })),
  ],
  [
    'an error with a cause',
    new Error('fetch failed', {
      cause: Object.assign(new Error('to hauwa@example.org'), { detail: 'Idris' }),
    }),
  ],
  ['several errors', new AggregateError([Object.assign(new Error('x'), { detail: 'Idris' })])],
]

test.each(errors)('%s is logged without its values', (_name, error) => {
  const logged = inspect(redactError(error), { depth: 10 })
  for (const secret of SECRETS) expect(logged).not.toContain(secret)
  expect(logged).toContain('redact-error.test.ts')
})

test('a logged error keeps its kind, its location and the names of the schema', () => {
  expect(redactError(errors[0]?.[1])).toMatchObject({
    ...{ type: 'Error', code: '23514', table: 'users', constraint: 'adult' },
    message: 'new row for relation "people" violates check constraint "adult"',
    stack: expect.stringContaining('at '),
  })
  expect(redactError('a text')).toEqual({ type: 'string', message: '', stack: '' })
})

test('the time to redact a message of a million characters grows with its length, not with its square', () => {
  const long = 'x'.repeat(1_000_000)
  expect(redactError(new Error(`${long} hauwa@example.org ${long}@x`)).message).toBe(
    `${long} …@… …@…`,
  )
})
