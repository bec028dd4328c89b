import { createSeededRandom, type SeededRandom } from '../../demo/seeded-random.ts'
import { type Body, buildHostileBody, shapeNames } from './bodies.ts'
import { buildBodyAttack, type Framing, framings } from './body-request.ts'
import { type Compression, compressBody } from './compress-body.ts'
import { buildRawAttack, rawAttackNames } from './raw-attacks.ts'
import type { Attack } from './send-attack.ts'

const KB = 1024
const MB = 1024 * KB
const JUST_UNDER_4_MB = 3994 * KB

/** An attack that is built when it is sent: compressing its body may take as long as sending it. */
export type PlannedAttack = { name: string; build: () => Attack }

type Endpoint = [method: string, path: string]

const endpoints: Endpoint[] = [
  ...[
    ...['/api.php', '/api.php?action=login', '/api.php?action=signup', '/game.php'],
    ...['/submitExam.php', '/messages.php', '/adminActions.php', '/semestergrade.php'],
    ...['/adminActions.php?action=uploadLogo', '/lessonsAction.php', '/adminReport.php'],
    ...['/lessonsAction.php?action=addLesson', '/webhooks/paystack', '/sandbox/charge'],
    ...['/sandbox/checkout', '/sandbox/transaction/verify/x', '/media/x/y', '/verify/x'],
    ...['/', '/index.html', '/unknown', '/healthz', '/readyz', '/metrics', '/api.php/x', '/%ff'],
  ].map((path): Endpoint => ['POST', path]),
  ...[
    ...['/api.php?action=get_classes', '/game.php', '/', '/media/x/y', '/verify/x', '/unknown'],
    ...['/api.php?action=nothing', '/healthz'],
  ].map((path): Endpoint => ['GET', path]),
  ...['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND'].map(
    (method): Endpoint => [method, '/api.php'],
  ),
  ['PUT', '/media/x/y'],
  ['DELETE', '/unknown'],
]

const contentTypes = [
  ...['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data; boundary=cut'],
  ...['text/plain', 'application/octet-stream', '', 'application/json; charset=utf-16', 'x/y'],
  ...['multipart/form-data', `multipart/form-data; boundary=${'x'.repeat(5000)}`, '/'],
  ...['multipart/mixed; boundary=cut', 'APPLICATION/JSON', 'application/x-www-form-urlencoded;x'],
]

const compressions: Compression[] = ['gzip', 'deflate', 'br']
type ClientBehaviour = Pick<Attack, 'reads' | 'disconnectAfterBytes'>

const clientBehaviours: ClientBehaviour[] = [
  ...[{}, {}, {}, {}],
  ...[
    { reads: 'nothing' } as const,
    { reads: 'slowly' } as const,
    { disconnectAfterBytes: 200 * KB },
  ],
]

type AttackOptions = {
  shape: string
  bytes: number
  framing?: Framing
  address?: Endpoint
  type?: string | undefined
  compression?: Compression | undefined
  conduct?: ClientBehaviour
}

const bombs = new Map<string, Body>()

/** Cached: compressing takes longer than sending. */
function compressionBomb(shape: string, by: Compression): Body {
  const key = `${shape} ${by}`
  const bomb = bombs.get(key) ?? compressBody(buildHostileBody(shape, MB), by)
  bombs.set(key, bomb)
  return bomb
}

/** The attack with these options. */
function planAttack(options: AttackOptions): PlannedAttack {
  const { shape, bytes, framing = 'length', compression, type, conduct = {} } = options
  const [method, path] = options.address ?? ['POST', '/api.php']
  const description = [
    ...[`${method} ${path}`, shape, `${Math.ceil(bytes / KB)} KB`, framing, compression],
    ...[
      type === undefined ? undefined : `as '${type.slice(0, 40)}'`,
      ...Object.entries(conduct).map((it) => it.join(' ')),
    ],
  ]
  const name = description.filter(Boolean).join(', ')
  return {
    name,
    build() {
      const body = compression
        ? compressionBomb(shape, compression)
        : buildHostileBody(shape, bytes)
      return buildBodyAttack({
        ...{ name, method, path, bytes, framing, ...conduct },
        body: { ...body, type: type ?? body.type },
        headers: compression ? { 'content-encoding': compression } : {},
      })
    },
  }
}

function randomOptions(random: SeededRandom, maxBytes: number): AttackOptions {
  const sizes = [40 * KB, 60 * KB, 1 * MB, JUST_UNDER_4_MB, 24 * MB, maxBytes].filter(
    (it) => it <= maxBytes,
  )
  return {
    shape: random.pick(shapeNames),
    bytes: random.pick(sizes),
    framing: random.pick(framings),
    address: random.pick(endpoints),
    type: random.next() < 0.3 ? random.pick(contentTypes) : undefined,
    compression: random.next() < 0.2 ? random.pick(compressions) : undefined,
    conduct: random.pick(clientBehaviours),
  }
}

/**
 * Every shape at three sizes, every address and compression with several shapes, and random combinations of all options. `most`
 * is the largest request in bytes; the same seed gives the same catalogue.
 */
export function catalogue({ most, seed }: { most: number; seed: number }): PlannedAttack[] {
  const random = createSeededRandom(seed)
  const shape = () => random.pick(shapeNames)
  const anything = (choice: Partial<AttackOptions>) => ({
    ...randomOptions(random, most),
    ...choice,
  })
  const choices: AttackOptions[] = [
    ...shapeNames.flatMap((name) => [
      ...[60 * KB, Math.min(JUST_UNDER_4_MB, most), most].map((bytes) => ({ shape: name, bytes })),
      ...[anything({ shape: name }), anything({ shape: name })],
    ]),
    ...endpoints.flatMap((address) => [
      { shape: shape(), bytes: most, address },
      anything({ address, framing: 'chunked', bytes: most }),
    ]),
    ...compressions.flatMap((compression) =>
      ['form of "a&"', 'json, open lists', 'multipart, tiny fields', 'zeros'].flatMap((name) => [
        { shape: name, bytes: 60 * KB, compression },
        { shape: name, bytes: most, compression, framing: 'chunked' as const },
      ]),
    ),
    ...contentTypes.map((type) => anything({ type })),
  ]
  const raw = rawAttackNames.map((name) => ({ name, build: () => buildRawAttack(name, most) }))
  return [...choices.map(planAttack), ...raw]
}

export type AttackGroup = { name: string; attacks: PlannedAttack[] }

const MIXED_GROUPS = 12

/**
 * Groups to be sent at once, `size` in each: every shape at maximum size, some shapes smaller or incomplete, mixed
 * ones, compression bombs, and every raw attack.
 */
export function attackGroups(options: { most: number; seed: number; size: number }): AttackGroup[] {
  const { most, seed, size } = options
  const random = createSeededRandom(seed)
  const same = (name: string, one: (index: number) => AttackOptions): AttackGroup => ({
    name: `${size} × ${name}`,
    attacks: Array.from({ length: size }, (_, index) => planAttack(one(index))),
  })
  const shapeGroups = shapeNames.flatMap((shape, at) => {
    const large = same(`${shape}, as large as can be`, (index) => ({
      ...{ shape, bytes: most, framing: index % 2 === 0 ? 'length' : 'chunked' },
      address: index % 5 === 0 ? random.pick(endpoints) : ['POST', '/api.php'],
    }))
    const held = same(`${shape}, 60 KB that never end`, () => ({
      ...{ shape, bytes: 60 * KB, framing: 'length too large' },
    }))
    const medium = same(`${shape}, 3.9 MB`, () => ({
      shape,
      bytes: Math.min(JUST_UNDER_4_MB, most),
    }))
    return at % 3 === 0 ? [large, held, medium] : [large]
  })
  const rawGroups = rawAttackNames.map((name) => ({
    name: `${size} × ${name}`,
    attacks: Array.from({ length: size }, () => ({
      name,
      build: () => buildRawAttack(name, most),
    })),
  }))
  const bombGroups = compressions.map((compression) =>
    same(`form of "a&" by ${compression}`, () => ({
      ...{ shape: 'form of "a&"', bytes: most, compression },
    })),
  )
  const mixedGroups = Array.from({ length: MIXED_GROUPS }, (_, index) =>
    same(`mixed (${index + 1})`, () => randomOptions(random, most)),
  )
  return [...shapeGroups, ...bombGroups, ...mixedGroups, ...rawGroups]
}
