import { resolve, sep } from 'node:path'
import * as z from 'zod/mini'
import { hasConstantOffset } from '../../contract/platform/school-time.ts'
import type { CardMode } from '../../contract/settings/settings.ts'

/** The configuration from the environment; every variable is described in `.env.example`. */
export type Config = z.output<typeof environment>

const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/)),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  )

// an email address, or an address that starts with mailto:, https: or tel: (RFC 9116, section 2.5.3)
const CONTACT = /^(?:(?:mailto:)?[^\s@:<>]+@[^\s@:<>]+|https:\/\/\S+|tel:\+?[\d.()-]+)$/

const S3_ADDRESS = /^s3:\/\/[a-z0-9][\w.-]{2,62}(\/[\w-][\w.-]*)*\/?$/

/** OWASP's minimum for argon2id with two passes and one lane. */
const PASSWORD_MEMORY_MIN_KIB = 19_456

const environment = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'development'),
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  HOST: z._default(z.string().check(z.minLength(1)), '0.0.0.0'),
  SITE_URL: z.optional(
    z.pipe(
      z.url({ protocol: /^https?$/ }).check(z.maxLength(200), z.refine(isPlainUrl)),
      z.transform((url: string) => url.replace(/\/+$/, '')),
    ),
  ),
  SECURITY_CONTACT: z.optional(
    z.pipe(
      z.string().check(z.maxLength(300), z.regex(CONTACT)),
      z.transform((it: string) => (it.includes(':') ? it : `mailto:${it}`)),
    ),
  ),
  SITE_TIMEZONE: z._default(z.string().check(z.refine(isTimezone)), 'Africa/Lagos'),
  DATA_DIR: z._default(
    z.pipe(
      z.string().check(z.minLength(1)),
      z.transform((dir: string) => resolve(dir)),
    ),
    resolve('data'),
  ),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  ADMIN_EMAIL: z.optional(z.string().check(z.email())),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8))),
  SECOND_FACTOR_KEY: z.optional(z.string().check(z.minLength(32))),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//))),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), 'Lisan <no-reply@localhost>'),
  RATE_LIMIT_SCALE: z._default(
    z.pipe(z.string().check(z.regex(/^\d+(\.\d+)?$/)), z.transform(Number)),
    1,
  ),
  TRUST_PROXY: z._default(
    z.pipe(
      z.enum(['0', '1']),
      z.transform((it) => it === '1'),
    ),
    false,
  ),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  PASSWORD_MEMORY_KIB: z._default(wholeNumber(64, 1_048_576), PASSWORD_MEMORY_MIN_KIB),
  UPLOAD_MAX_MB: z._default(wholeNumber(1, 10_000), 600),
  DISK_RESERVE_MB: z.optional(wholeNumber(0, 1_000_000)),
  FFMPEG: z._default(z.string().check(z.maxLength(1_000)), 'ffmpeg'),
  FFMPEG_PRIORITY: z._default(z.enum(['idle', 'normal']), 'idle'),
  APP_STORE_URL: z._default(z.union([z.literal(''), z.url({ protocol: /^https$/ })]), ''),
  GAME_HOST: z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), ''),
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_BUCKET: z.optional(z.string().check(z.minLength(3))),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  // a folder, or s3://bucket/prefix
  BACKUP_TO: z.optional(
    z.pipe(
      z.string().check(
        z.minLength(1),
        z.maxLength(1_000),
        z.refine((it) => !it.includes('://') || S3_ADDRESS.test(it)),
      ),
      z.transform((it: string) => (S3_ADDRESS.test(it) ? it : resolve(it))),
    ),
  ),
  BACKUP_AT: z._default(
    z.pipe(
      z.string().check(z.regex(/^([01]?\d|2[0-3])(:[0-5]\d)?$/)),
      z.transform((it: string) => {
        const [hours = '0', minutes = '00'] = it.split(':')
        return `${hours.padStart(2, '0')}:${minutes}`
      }),
    ),
    '03:00',
  ),
  BACKUP_S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  BACKUP_S3_REGION: z._default(z.string(), 'us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: z.optional(z.string()),
  BACKUP_S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  BACKUP_TRIAL_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  MARKING_URL: z.optional(z.url({ protocol: /^https?$/ })),
  MARKING_KEY: z.optional(z.string()),
  MARKING_MODEL: z.optional(z.string()),
  MARKING_TIMEOUT_S: z._default(wholeNumber(1, 120), 20),
  PAYSTACK_SECRET_KEY: z.optional(z.string().check(z.regex(/^sk_\w+$/))),
  // without a secret key this is the key of the sandbox, unless the sandbox is disabled
  PAYSTACK_PUBLIC_KEY: z._default(z.string().check(z.regex(/^(pk_\w+)?$/)), ''),
  PAYSTACK_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://api.paystack.co'),
  PAYSTACK_SCRIPT_URL: z._default(
    z.url({ protocol: /^https?$/ }),
    'https://js.paystack.co/v2/inline.js',
  ),
  PAYSTACK_ALLOW_TEST_KEYS: z._default(
    z.pipe(
      z.enum(['0', '1']),
      z.transform((it) => it === '1'),
    ),
    false,
  ),
  PAYMENTS_SANDBOX: z._default(
    z.pipe(
      z.enum(['0', '1']),
      z.transform((it) => it === '1'),
    ),
    false,
  ),
})

const expectedValues: Record<string, string> = {
  NODE_ENV: 'production, development or test',
  PORT: 'a whole number from 0 to 65535',
  HOST: 'an address to listen on',
  SITE_URL:
    'the address of the site, such as https://lisan.example (required when NODE_ENV is production)',
  SECURITY_CONTACT: 'an email address, or an address that starts with mailto:, https: or tel:',
  SITE_TIMEZONE: 'a time zone such as Africa/Lagos',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'a PostgreSQL address that starts with postgres://',
  ADMIN_EMAIL: 'an email address',
  ADMIN_PASSWORD: 'at least 8 characters',
  SECOND_FACTOR_KEY: 'at least 32 characters',
  SMTP_URL: 'an address that starts with smtp:// or smtps://',
  MAIL_FROM: 'a sender such as Lisan <hello@lisan.example>',
  RATE_LIMIT_SCALE: 'a number from 0 up (above 0 when NODE_ENV is production)',
  TRUST_PROXY: '0 or 1',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  METRICS_TOKEN: 'at least 16 characters',
  PASSWORD_MEMORY_KIB: 'a whole number from 64 to 1048576 (from 19456 when NODE_ENV is production)',
  UPLOAD_MAX_MB: 'a whole number from 1 to 10000',
  DISK_RESERVE_MB: 'a whole number from 0 to 1000000',
  FFMPEG: 'the name or path of ffmpeg, or none',
  FFMPEG_PRIORITY: 'idle or normal',
  APP_STORE_URL: 'empty or an address that starts with https://',
  GAME_HOST: 'an address that starts with http:// or https://, or nothing',
  S3_ENDPOINT: 'an address that starts with http:// or https://',
  S3_REGION: 'a region',
  S3_BUCKET: 'a bucket (with S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY)',
  BACKUP_TO:
    'a folder, or s3://bucket/prefix (with BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY), outside the folders that DATA_DIR itself uses',
  BACKUP_AT: 'an hour such as 3 or 03:10, in SITE_TIMEZONE',
  BACKUP_S3_ENDPOINT: 'an address that starts with http:// or https:// (with BACKUP_TO=s3://…)',
  BACKUP_S3_REGION: 'a region',
  BACKUP_TRIAL_URL:
    'a PostgreSQL address that starts with postgres://, of a user who may create databases (with DATABASE_URL)',
  MARKING_URL: 'an address that starts with http:// or https:// (with MARKING_MODEL)',
  MARKING_KEY: 'a key',
  MARKING_MODEL: "a model's name (with MARKING_URL)",
  MARKING_TIMEOUT_S: 'a whole number from 1 to 120',
  PAYSTACK_SECRET_KEY:
    'a secret key that starts with sk_ (sk_live_ when NODE_ENV is production, unless PAYSTACK_ALLOW_TEST_KEYS is 1)',
  PAYSTACK_PUBLIC_KEY:
    'a public key that starts with pk_ (with PAYSTACK_SECRET_KEY, both of live or both of test mode)',
  PAYSTACK_URL: 'an address that starts with http:// or https://',
  PAYSTACK_SCRIPT_URL: 'an address that starts with http:// or https://',
  PAYSTACK_ALLOW_TEST_KEYS: '0 or 1',
  PAYMENTS_SANDBOX: '0 or 1 (1 only without PAYSTACK_SECRET_KEY)',
}

/** Reads and validates the environment. Throws ConfigError with one line that names the variable (R-RUN-012). */
export function readConfig(env: Record<string, string | undefined>): Config {
  // an empty variable counts as unset
  const setVariables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  // read once, and compiling the schema would take longer
  const parsed = environment.safeParse(setVariables, { jitless: true })
  if (!parsed.success) throw configError(String(parsed.error.issues[0]?.path[0]))
  const config = parsed.data
  const inconsistent = findInconsistentVariable(config)
  if (inconsistent) throw configError(inconsistent)
  return usesSandbox(config) ? { ...config, PAYSTACK_PUBLIC_KEY: SANDBOX_PUBLIC_KEY } : config
}

const isPartlySet = (values: unknown[]) => values.some(Boolean) && !values.every(Boolean)

/** Returns the name of a variable that contradicts the others, if there is one. */
function findInconsistentVariable(config: Config): string | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config
  const inconsistencies = {
    RATE_LIMIT_SCALE: config.NODE_ENV === 'production' && config.RATE_LIMIT_SCALE === 0,
    PASSWORD_MEMORY_KIB:
      config.NODE_ENV === 'production' && config.PASSWORD_MEMORY_KIB < PASSWORD_MEMORY_MIN_KIB,
    S3_BUCKET: isPartlySet([S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY]),
    BACKUP_TO: isUnusableBackupPlace(config),
    BACKUP_TRIAL_URL: config.BACKUP_TRIAL_URL && !config.DATABASE_URL,
    MARKING_URL: !config.MARKING_URL && (config.MARKING_MODEL || config.MARKING_KEY),
    MARKING_MODEL: config.MARKING_URL && !config.MARKING_MODEL,
    PAYSTACK_SECRET_KEY: isTestKeyInProduction(config),
    PAYSTACK_PUBLIC_KEY:
      config.PAYSTACK_PUBLIC_KEY &&
      !(
        config.PAYSTACK_SECRET_KEY &&
        isSameMode(config.PAYSTACK_PUBLIC_KEY, config.PAYSTACK_SECRET_KEY)
      ),
    PAYMENTS_SANDBOX: config.PAYMENTS_SANDBOX && config.PAYSTACK_SECRET_KEY,
    // a link built from the Host header of a request could lead to any site
    SITE_URL: config.NODE_ENV === 'production' && !config.SITE_URL,
  }
  return Object.entries(inconsistencies).find(([, is]) => is)?.[0]
}

/** A bucket needs its own keys, and a folder must not be among the files of the school. */
function isUnusableBackupPlace(config: Config): boolean {
  const { BACKUP_TO, BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY } =
    config
  const keys = [BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY]
  if (BACKUP_TO?.startsWith('s3://')) return !keys.every(Boolean)
  if (keys.some(Boolean)) return true
  if (!BACKUP_TO) return false
  const own = ['media', 'uploads', 'copies', 'temporary', 'outbox', 'compiled']
  // files below 'temporary' are deleted at each start
  return (
    BACKUP_TO === resolve(config.DATA_DIR) ||
    own.some((it) => `${BACKUP_TO}${sep}`.startsWith(resolve(config.DATA_DIR, it) + sep))
  )
}

const keyMode = (key: string) => /^[ps]k_(live|test)_/i.exec(key)?.[1]?.toLowerCase()

/** True unless one Paystack key is live and the other is for tests: such a payment could not be verified. */
export function isSameMode(publicKey: string, secretKey: string): boolean {
  const modes = [keyMode(publicKey), keyMode(secretKey)]
  return modes.includes(undefined) || modes[0] === modes[1]
}

/** True if test cards, which cost nothing, would pay for classes in production (decision 0060). */
function isTestKeyInProduction(config: Config): boolean {
  const { NODE_ENV, PAYSTACK_SECRET_KEY: key = '', PAYSTACK_ALLOW_TEST_KEYS } = config
  return NODE_ENV === 'production' && keyMode(key) === 'test' && !PAYSTACK_ALLOW_TEST_KEYS
}

const SANDBOX_PUBLIC_KEY = 'pk_test_sandbox'

/**
 * True if the sandbox takes card payments: when no provider key is configured (R-MONEY-014). In production it must also
 * be enabled explicitly, because a forgotten key would give classes away (decision 0060).
 */
export function usesSandbox(
  config: Pick<Config, 'PAYSTACK_SECRET_KEY' | 'NODE_ENV' | 'PAYMENTS_SANDBOX'>,
): boolean {
  if (config.PAYSTACK_SECRET_KEY) return false
  return config.NODE_ENV !== 'production' || config.PAYMENTS_SANDBOX
}

/** What card payments do. A key without a mode in its name is a live one. */
export function cardMode(config: Config): CardMode {
  if (config.PAYSTACK_SECRET_KEY)
    return keyMode(config.PAYSTACK_SECRET_KEY) === 'test' ? 'test' : 'live'
  return usesSandbox(config) ? 'sandbox' : 'off'
}

/** An environment variable has an invalid value, so the server cannot start. */
export class ConfigError extends Error {}

function configError(name: string) {
  return new ConfigError(`${name} must be ${expectedValues[name] ?? 'another value'}.`)
}

// links are built by appending a path
function isPlainUrl(url: string) {
  if (!URL.canParse(url)) return false
  const { username, password, search, hash } = new URL(url)
  return `${username}${password}${search}${hash}` === ''
}

function isTimezone(name: string) {
  if (hasConstantOffset(name)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
