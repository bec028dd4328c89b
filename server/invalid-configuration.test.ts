import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startServer } from './test/process/start-server.ts'
import { createTempDir } from './test/process/temp-dir.ts'

const invalidVariables = [
  ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535.'],
  ['SITE_TIMEZONE', 'Africa/Nowhere', 'SITE_TIMEZONE must be a time zone such as Africa/Lagos.'],
  [
    'DATABASE_URL',
    'mysql://x',
    'DATABASE_URL must be a PostgreSQL address that starts with postgres://.',
  ],
  [
    'MARKING_URL',
    'https://api.example.com/v1',
    "MARKING_MODEL must be a model's name (with MARKING_URL).",
  ],
  ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD must be at least 8 characters.'],
] as const

test.each(invalidVariables)(
  'start-up fails with one line that names an invalid %s (R-RUN-012)',
  async (name, value, line) => {
    const { output, exited } = await startServer({ [name]: value })
    expect(await exited).not.toBe(0)
    expect(output().trim()).toBe(line)
  },
)

const startupObstacles = [
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://lisan:a-secret@127.0.0.1:1/lisan' },
    'DATABASE_URL must be the address of a database that responds: connect ECONNREFUSED 127.0.0.1:1.',
  ],
  [
    'a folder that cannot be made',
    { DATA_DIR: '/dev/null/data' },
    "DATA_DIR must be a writable folder: ENOTDIR: not a directory, mkdir '/dev/null/data'.",
  ],
] as const

test('in production start-up without SITE_URL fails with one line that names it (R-RUN-012)', async () => {
  const { output, exited } = await startServer({
    ...createTempDir(),
    NODE_ENV: 'production',
    PASSWORD_MEMORY_KIB: '19456',
    RATE_LIMIT_SCALE: '1',
    SITE_URL: '',
  })
  expect(await exited).not.toBe(0)
  expect(output().trim()).toBe(
    'SITE_URL must be the address of the site, such as https://lisan.example (required when NODE_ENV is production).',
  )
})

test.each(startupObstacles)(
  'start-up fails on %s with one line that names it',
  async (_what, env, line) => {
    const { output, exited } = await startServer({ ...createTempDir(), ...env })
    expect(await exited).not.toBe(0)
    expect(output().trim()).toBe(line)
  },
)

test('.env.example lists every variable of the configuration (R-RUN-013)', () => {
  const read = [
    ...readFileSync('server/platform/config.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
  ]
  const listed = readFileSync('.env.example', 'utf8')
  const names = new Set(read.map(([, name = '']) => name))
  expect(names.size).toBeGreaterThan(10)
  for (const name of names) expect(listed, name).toMatch(new RegExp(`^#? ?${name}=`, 'm'))
})
