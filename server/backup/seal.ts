import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { sha256Hex } from '../platform/random.ts'

/*
 * Copies are encrypted in the age format (https://age-encryption.org/v1) to the key of the owners, whose secret half the server does not
 * have (R-SAFE-004). A second recipient is a key that exists only in the memory of the process that makes the copy: with it the copy
 * is read back and restored on trial from the very bytes that are kept (decision 0971).
 */

/** A key pair: `identity` is the secret half. */
export type KeyPair = { recipient: string; identity: string }

const RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/
const IDENTITY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/

/** Creates a key pair. */
export async function createKeyPair(): Promise<KeyPair> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** True for the public half of a key; its checksum is verified. */
export async function isRecipient(text: string): Promise<boolean> {
  if (!RECIPIENT.test(text)) return false
  const { Encrypter } = await import('age-encryption')
  try {
    new Encrypter().addRecipient(text)
    return true
  } catch {
    return false
  }
}

/** The public half of a secret key; undefined if the text is none. */
export async function recipientOf(identity: string): Promise<string | undefined> {
  const key = identity.trim().toUpperCase()
  if (!IDENTITY.test(key)) return undefined
  const { identityToRecipient } = await import('age-encryption')
  return identityToRecipient(key).catch(() => undefined)
}

/** The folder of the files that are encrypted to a key: its fingerprint, 'open' without one. */
export const folderOfKey = (recipient: string): string =>
  recipient === '' ? 'open' : sha256Hex(recipient).slice(0, 16)

/** Encrypts a stream to each of the recipients. */
export async function encryptStream(
  source: Readable,
  recipients: readonly string[],
): Promise<Readable> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  for (const it of recipients) encrypter.addRecipient(it)
  const encrypted = await encrypter.encrypt(toWeb(source))
  return fromWeb(encrypted)
}

/** The copy cannot be decrypted: another key, or damaged. */
export class SealError extends Error {}

/** Decrypts a stream. The result ends with an error if a byte is wrong, missing or surplus. Throws SealError for another key. */
export async function decryptStream(source: Readable, identity: string): Promise<Readable> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)))
  } catch {
    source.destroy()
    throw new SealError('The copy is encrypted to another key, or its beginning is damaged.')
  }
}

// the types of the package and of node:stream name two classes; a Buffer of a pool must not be changed under the library
const toWeb = (source: Readable) =>
  Readable.toWeb(source) as unknown as globalThis.ReadableStream<Uint8Array<ArrayBuffer>>
const fromWeb = (stream: unknown) => Readable.fromWeb(stream as ReadableStream)
