import { deleteDB, openDB } from 'idb'
import { getSealKey, openSeal } from '../../../contract/offline/device-seal.ts'
import { callApi } from '../../api/call-api.ts'
import { deviceDrafts } from '../../forms/draft-storage.ts'
import { openDatabase, openDatabaseOf } from './shared/database.ts'
import type { OutboxItem } from './shared/outbox/calls.ts'

/** The unsent data of a former user of this device: exams, comments, and answers that were not submitted. */
type Unsent = { items: OutboxItem[]; drafts: (readonly [key: string, text: string])[] }

/** `Unsent` in JSON, encrypted with AES-GCM for the user whose id is in the database's name. */
type Sealed = { sealKey: string; nonce: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

const AES = 'AES-GCM'
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const

const openSealed = (userId: string) =>
  openDB<{ sealed: { key: number; value: Sealed } }>(`sealed-${userId}`, 1, {
    upgrade: (it) => void it.createObjectStore('sealed', { autoIncrement: true }),
  })

/**
 * Encrypts the unsent data of a former user with a key from the server, so that only that user can open it (decision 0623).
 * Rejects without a connection; nothing is removed here.
 */
export async function sealUnsent(userId: string, draftKeys: readonly string[]): Promise<void> {
  const database = await openDatabaseOf(userId)
  const all = await database.getAll('outbox').finally(() => database.close())
  const items = all.filter((it) => it.state !== 'received')
  const drafts = draftKeys.map((it) => [it, deviceDrafts.read(it)] as const)
  if (items.length + drafts.length === 0) return
  const sealed = await encrypt({ items, drafts }, Number(userId))
  const store = await openSealed(userId)
  const transaction = store.transaction('sealed', 'readwrite', { durability: 'strict' })
  await transaction.store.add(sealed)
  await transaction.done
  store.close()
}

async function encrypt(unsent: Unsent, userId: number): Promise<Sealed> {
  const { subtle } = crypto
  const [x = '', y = ''] = (await callApi(getSealKey, { userId })).key.split('.')
  const theirs = await subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, CURVE, false, [])
  const own = await subtle.generateKey(CURVE, true, ['deriveBits'])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own.privateKey, 256)
  const bytes = await subtle.digest('SHA-256', shared)
  const secret = await subtle.importKey('raw', bytes, AES, false, ['encrypt'])
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(unsent))
  const data = await subtle.encrypt({ name: AES, iv: nonce }, secret, text)
  const point = await subtle.exportKey('jwk', own.publicKey)
  return { sealKey: `${point.x}.${point.y}`, nonce, data }
}

/** Restores the data that was encrypted for the current user; its items are sent like all others in the outbox. */
export async function restoreUnsent(userId: string): Promise<void> {
  const store = await openSealed(userId)
  try {
    for (const { sealKey, nonce, data } of await store.getAll('sealed')) {
      const { contentKey } = await callApi(openSeal, { sealKey })
      const jwk = { kty: 'oct', k: contentKey }
      const secret = await crypto.subtle.importKey('jwk', jwk, AES, false, ['decrypt'])
      const text = await crypto.subtle.decrypt({ name: AES, iv: nonce }, secret, data)
      // written by `encrypt`
      await restore(JSON.parse(new TextDecoder().decode(text)) as Unsent)
    }
  } finally {
    store.close()
  }
  await deleteDB(`sealed-${userId}`)
}

async function restore({ items, drafts }: Unsent) {
  for (const [key, text] of drafts) if (!deviceDrafts.read(key)) deviceDrafts.write(key, text)
  const transaction = (await openDatabase()).transaction('outbox', 'readwrite', {
    durability: 'strict',
  })
  const present = (await transaction.store.getAll()).map(keyOf)
  // a restoration that was interrupted has restored some of them; the database adds the id
  for (const { id: _, ...item } of items)
    if (!present.includes(keyOf(item))) await transaction.store.add(item as OutboxItem)
  await transaction.done
}

/** Identifies an item among all others. */
const keyOf = ({ call, lessonId, request }: Omit<OutboxItem, 'id'>) =>
  `${call} ${lessonId} ${'idempotencyKey' in request ? request.idempotencyKey : ''}`
