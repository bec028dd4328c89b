import { type Chance, chanceFrom } from '../../demo/chance.ts'
import { type Body, bodyOf, shapeNames } from './bodies.ts'
import { type Compression, compressed } from './compressed.ts'
import { rawAttack, rawNames } from './raw.ts'
import { bodyRequest, type Framing, framings } from './request.ts'
import type { Attack } from './send.ts'

const KB = 1024
const MB = 1024 * KB
const NEARLY_4_MB = 3994 * KB

/** An attack that is built when it is sent, for its compressed body may take as long as the attack. */
export type Planned = { name: string; build: () => Attack }

type Address = [method: string, path: string]

const addresses: Address[] = [
  ...[
    ...['/api.php', '/api.php?action=login', '/api.php?action=signup', '/game.php'],
    ...['/submitExam.php', '/messages.php', '/adminActions.php', '/semestergrade.php'],
    ...['/adminActions.php?action=uploadLogo', '/lessonsAction.php', '/adminReport.php'],
    ...['/lessonsAction.php?action=addLesson', '/webhooks/paystack', '/sandbox/charge'],
    ...['/sandbox/checkout', '/sandbox/transaction/verify/x', '/media/x/y', '/verify/x'],
    ...['/', '/index.html', '/unknown', '/healthz', '/readyz', '/metrics', '/api.php/x', '/%ff'],
  ].map((path): Address => ['POST', path]),
  ...[
    ...['/api.php?action=get_classes', '/game.php', '/', '/media/x/y', '/verify/x', '/unknown'],
    ...['/api.php?action=nothing', '/healthz'],
  ].map((path): Address => ['GET', path]),
  ...['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND'].map(
    (method): Address => [method, '/api.php'],
  ),
  ['PUT', '/media/x/y'],
  ['DELETE', '/unknown'],
]

const types = [
  ...['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data; boundary=cut'],
  ...['text/plain', 'application/octet-stream', '', 'application/json; charset=utf-16', 'x/y'],
  ...['multipart/form-data', `multipart/form-data; boundary=${'x'.repeat(5000)}`, '/'],
  ...['multipart/mixed; boundary=cut', 'APPLICATION/JSON', 'application/x-www-form-urlencoded;x'],
]

const compressions: Compression[] = ['gzip', 'deflate', 'br']
type Conduct = Pick<Attack, 'reads' | 'hangUpAfter'>

const conducts: Conduct[] = [
  ...[{}, {}, {}, {}],
  ...[{ reads: 'nothing' } as const, { reads: 'slowly' } as const, { hangUpAfter: 200 * KB }],
]

type Choice = {
  shape: string
  bytes: number
  framing?: Framing
  address?: Address
  type?: string | undefined
  compression?: Compression | undefined
  conduct?: Conduct
}

const bombs = new Map<string, Body>()

/** Cached, for making one takes longer than sending it. */
function bombOf(shape: string, by: Compression): Body {
  const key = `${shape} ${by}`
  const bomb = bombs.get(key) ?? compressed(bodyOf(shape, MB), by)
  bombs.set(key, bomb)
  return bomb
}

/** The request of a choice in each dimension. */
function planned(choice: Choice): Planned {
  const { shape, bytes, framing = 'length', compression, type, conduct = {} } = choice
  const [method, path] = choice.address ?? ['POST', '/api.php']
  const told = [
    ...[`${method} ${path}`, shape, `${Math.ceil(bytes / KB)} KB`, framing, compression],
    ...[
      type === undefined ? undefined : `as '${type.slice(0, 40)}'`,
      ...Object.entries(conduct).map((it) => it.join(' ')),
    ],
  ]
  const name = told.filter(Boolean).join(', ')
  return {
    name,
    build() {
      const body = compression ? bombOf(shape, compression) : bodyOf(shape, bytes)
      return bodyRequest({
        ...{ name, method, path, bytes, framing, ...conduct },
        body: { ...body, type: type ?? body.type },
        headers: compression ? { 'content-encoding': compression } : {},
      })
    },
  }
}

function anyChoice(chance: Chance, most: number): Choice {
  const sizes = [40 * KB, 60 * KB, 1 * MB, NEARLY_4_MB, 24 * MB, most].filter((it) => it <= most)
  return {
    shape: chance.pick(shapeNames),
    bytes: chance.pick(sizes),
    framing: chance.pick(framings),
    address: chance.pick(addresses),
    type: chance.next() < 0.3 ? chance.pick(types) : undefined,
    compression: chance.next() < 0.2 ? chance.pick(compressions) : undefined,
    conduct: chance.pick(conducts),
  }
}

/**
 * Every shape at three sizes, every address and compression with several shapes, and combinations of all dimensions
 * that a seed chooses. `most` is the largest request in bytes; a catalogue of the same seed is the same.
 */
export function catalogue({ most, seed }: { most: number; seed: number }): Planned[] {
  const chance = chanceFrom(seed)
  const shape = () => chance.pick(shapeNames)
  const anything = (choice: Partial<Choice>) => ({ ...anyChoice(chance, most), ...choice })
  const choices: Choice[] = [
    ...shapeNames.flatMap((name) => [
      ...[60 * KB, Math.min(NEARLY_4_MB, most), most].map((bytes) => ({ shape: name, bytes })),
      ...[anything({ shape: name }), anything({ shape: name })],
    ]),
    ...addresses.flatMap((address) => [
      { shape: shape(), bytes: most, address },
      anything({ address, framing: 'chunked', bytes: most }),
    ]),
    ...compressions.flatMap((compression) =>
      ['form of "a&"', 'json, open lists', 'multipart, tiny fields', 'zeros'].flatMap((name) => [
        { shape: name, bytes: 60 * KB, compression },
        { shape: name, bytes: most, compression, framing: 'chunked' as const },
      ]),
    ),
    ...types.map((type) => anything({ type })),
  ]
  const raw = rawNames.map((name) => ({ name, build: () => rawAttack(name, most) }))
  return [...choices.map(planned), ...raw]
}

export type Crowd = { name: string; attacks: Planned[] }

const MIXED_CROWDS = 12

/**
 * Groups to be sent at once, `size` in each: every shape as large as can be, some shapes smaller or held open, mixed
 * ones, bombs, and every attack that is no body.
 */
export function crowds(wanted: { most: number; seed: number; size: number }): Crowd[] {
  const { most, seed, size } = wanted
  const chance = chanceFrom(seed)
  const same = (name: string, one: (nth: number) => Choice): Crowd => ({
    name: `${size} × ${name}`,
    attacks: Array.from({ length: size }, (_, nth) => planned(one(nth))),
  })
  const ofShapes = shapeNames.flatMap((shape, at) => {
    const large = same(`${shape}, as large as can be`, (nth) => ({
      ...{ shape, bytes: most, framing: nth % 2 === 0 ? 'length' : 'chunked' },
      address: nth % 5 === 0 ? chance.pick(addresses) : ['POST', '/api.php'],
    }))
    const held = same(`${shape}, 60 KB that never end`, () => ({
      ...{ shape, bytes: 60 * KB, framing: 'length too large' },
    }))
    const medium = same(`${shape}, 3.9 MB`, () => ({ shape, bytes: Math.min(NEARLY_4_MB, most) }))
    return at % 3 === 0 ? [large, held, medium] : [large]
  })
  const ofRaw = rawNames.map((name) => ({
    name: `${size} × ${name}`,
    attacks: Array.from({ length: size }, () => ({ name, build: () => rawAttack(name, most) })),
  }))
  const ofBombs = compressions.map((compression) =>
    same(`form of "a&" by ${compression}`, () => ({
      ...{ shape: 'form of "a&"', bytes: most, compression },
    })),
  )
  const mixed = Array.from({ length: MIXED_CROWDS }, (_, nth) =>
    same(`mixed (${nth + 1})`, () => anyChoice(chance, most)),
  )
  return [...ofShapes, ...ofBombs, ...mixed, ...ofRaw]
}
