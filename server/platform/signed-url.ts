import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { HOUR } from '../../contract/platform/duration.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'

/**
 * For whom an address is: it stops answering when this user may no longer see the file (decision 0832). With a class, the user must
 * have access to it; with an epoch, no session of the user may have been ended since.
 */
export type MediaViewer =
  | { kind: 'anyone' }
  | { kind: 'administrator'; userId: number; classId?: number }
  | { kind: 'user'; userId: number; classId?: number; epoch?: number }

type CurrentViewer = { userId: number; staff: StaffKind | null }

const viewers = new AsyncLocalStorage<CurrentViewer>()

/** Runs `work` for a signed-in caller: the addresses that it signs are the caller's. Others are for anyone until they expire. */
export function withMediaViewer<T>(
  { id: userId, staff }: { id: number; staff: StaffKind | null },
  work: () => T,
): T {
  return viewers.run({ userId, staff }, work)
}

function currentViewer(classId: number | undefined): MediaViewer {
  const viewer = viewers.getStore()
  if (!viewer) return { kind: 'anyone' }
  const { userId, staff } = viewer
  // an owner sees every class; the address stops when the person is no longer one
  if (staff === 'owner') return { kind: 'administrator', userId }
  // without a class it is a file of the person's own
  if (!classId) return { kind: 'user', userId }
  return { kind: staff ? 'administrator' : 'user', userId, classId }
}

/**
 * Returns the URL of a stored file, valid for one hour without a token; '' for no file (R-LESSON-038, R-LESSON-039). `classId` is the
 * class that the viewer must have access to.
 */
export function signedMediaUrl(secret: string, key: string, now: number, classId?: number): string {
  if (key === '') return ''
  // rounded to the minute, so that two requests within a minute get the same URL, which the browser has cached
  return signedUntil(secret, key, now + HOUR - (now % 60), currentViewer(classId))
}

/** The URL of a rendition stays the same within one such period, so that the browser can cache it. */
const RENDITION_URL_PERIOD = 6 * HOUR

/** Returns the URL of a rendition, valid for one to seven hours (decision 0832). */
export function signedRenditionUrl(
  secret: string,
  key: string,
  now: number,
  classId?: number,
): string {
  if (key === '') return ''
  const until = now - (now % RENDITION_URL_PERIOD) + RENDITION_URL_PERIOD + HOUR
  return signedUntil(secret, key, until, currentViewer(classId))
}

/** The URL of a clip stays the same within one such period. */
const LASTING_URL_PERIOD = 180 * 24 * HOUR

/**
 * Returns the URL of a file that many answers share, such as a clip: it stays the same for half a year, so that the browser of its
 * viewer downloads it once. It stops with the account of the viewer.
 */
export function lastingMediaUrl(secret: string, key: string, now: number): string {
  const until = now - (now % LASTING_URL_PERIOD) + 2 * LASTING_URL_PERIOD
  return signedUntil(secret, key, until, currentViewer(undefined))
}

/** Returns the URL of a stored file, valid until a time in Unix seconds without a token. */
export function signedUntil(
  secret: string,
  key: string,
  time: number,
  viewer: MediaViewer = { kind: 'anyone' },
): string {
  const until = String(time)
  const prefix = toPrefix(viewer)
  return `/media/${key}?until=${until}&sign=${prefix}${signature(secret, key, until, prefix)}`
}

/** 'u12-', 'u12c5-', 'u12e3-', 'a1-', 'a1c5-' or ''. */
function toPrefix(viewer: MediaViewer): string {
  if (viewer.kind === 'anyone') return ''
  const { userId, classId } = viewer
  const ofClass = classId ? `c${classId}` : ''
  if (viewer.kind === 'administrator') return `a${userId}${ofClass}-`
  const { epoch } = viewer
  return `u${userId}${ofClass}${epoch === undefined ? '' : `e${epoch}`}-`
}

const SIGN = /^((?:(a|u)(\d+)(?:c(\d+))?(?:e(\d+))?-)?)([\w-]{43})$/

/** The viewer of a URL with a valid signature for this file and expiry; undefined for another. Does not check the expiry. */
export function readMediaSignature(
  secret: string,
  key: string,
  { until, sign }: { until: string; sign: string },
): MediaViewer | undefined {
  const [, prefix, kind, user, classId, epoch, mac] = SIGN.exec(sign) ?? []
  if (prefix === undefined || mac === undefined) return
  const expected = Buffer.from(signature(secret, key, until, prefix))
  if (!timingSafeEqual(expected, Buffer.from(mac))) return
  if (kind === undefined) return { kind: 'anyone' }
  const userId = Number(user)
  const ofClass = classId !== undefined && { classId: Number(classId) }
  if (kind === 'a') return { kind: 'administrator', userId, ...ofClass }
  return {
    ...{ kind: 'user', userId },
    ...ofClass,
    ...(epoch !== undefined && { epoch: Number(epoch) }),
  }
}

function signature(secret: string, key: string, until: string, prefix: string): string {
  const signed = prefix === '' ? `${key}\n${until}` : `${key}\n${until}\n${prefix}`
  return createHmac('sha256', secret).update(signed).digest('base64url')
}
