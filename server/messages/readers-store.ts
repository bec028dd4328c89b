import { type MessageReader, READERS_PAGE } from '../../contract/messages/announcements.ts'
import { say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { inListOrder, locatePage } from '../platform/pagination.ts'
import { type Scope, studentsInScope } from '../platform/scope.ts'

/** From this number of recipients on, the number of readers is cached: counting takes milliseconds, and it changes often. */
const LARGE_AUDIENCE = 10_000
const CACHE_SECONDS = 30
type CachedCount = { read: number; countedAt: number }
const cachedCounts = new WeakMap<Db, Map<number, CachedCount>>()

type SentTo = { id: number; recipient_count: number }

/**
 * The number of recipients who have read each message in the app. For a message to 10,000 or more it is at most half a
 * minute old.
 */
export async function countReads(
  db: Db,
  messages: readonly SentTo[],
  now: number,
): Promise<Map<number, number>> {
  const cache = cachedCounts.get(db) ?? new Map<number, CachedCount>()
  cachedCounts.set(db, cache)
  const isFresh = ({ id }: SentTo) => {
    const age = now - (cache.get(id)?.countedAt ?? Number.NEGATIVE_INFINITY)
    return age >= 0 && age < CACHE_SECONDS
  }
  const stale = messages.filter((it) => it.recipient_count < LARGE_AUDIENCE || !isFresh(it))
  const counted = await queryReads(
    db,
    stale.map(({ id }) => id),
  )
  for (const { id } of stale) cache.set(id, { read: counted.get(id) ?? 0, countedAt: now })
  const counts = new Map(messages.map(({ id }) => [id, cache.get(id)?.read ?? 0]))
  if (cache.size > MAX_CACHED) cache.clear()
  return counts
}

const MAX_CACHED = 1_000

async function queryReads(db: Db, messageIds: readonly number[]) {
  if (messageIds.length === 0) return new Map<number, number>()
  const rows = await db
    .selectFrom('inbox')
    .select((it) => ['message_id', it.fn.countAll<number>().as('n')])
    .where('message_id', 'in', messageIds)
    .where('read_at', 'is not', null)
    .groupBy('message_id')
    .execute()
  return new Map(rows.map((it) => [it.message_id, it.n]))
}

type ReadersRequest = {
  /** The recipients that the reader of the list still reaches. */
  scope: Scope
  messageId: number
  isUnread: boolean
  /** Starts at 1. */
  page: number
}

/**
 * One page of the recipients who have read a message in the app, the latest first, or have not, with both numbers. Throws
 * 404 for a message that no administrator has sent.
 */
export async function listReaders(db: Db, { scope, messageId, isUnread, page }: ReadersRequest) {
  await requireSentMessage(db, messageId)
  const copies = db
    .selectFrom('inbox')
    .where('inbox.message_id', '=', messageId)
    .$call(studentsInScope(scope, 'inbox.student_id'))
  const unreadCopies = copies.where('inbox.read_at', 'is', null)
  const readCopies = copies.where('inbox.read_at', 'is not', null)
  const countOf = async (query: typeof copies) =>
    (await query.select((it) => it.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
  const [read, unread] = [await countOf(readCopies), await countOf(unreadCopies)]
  const window = locatePage({ page, total: isUnread ? unread : read, size: READERS_PAGE })
  const forward = window.fromEnd ? 'desc' : 'asc'
  const backward = window.fromEnd ? 'asc' : 'desc'
  const ordered = isUnread
    ? unreadCopies.orderBy('inbox.student_id', forward)
    : readCopies.orderBy('inbox.read_at', backward).orderBy('inbox.student_id', backward)
  const rows = await ordered
    .innerJoin('users', 'users.id', 'inbox.student_id')
    .select(['users.id', 'users.name', 'users.email', 'users.deleted_at', 'inbox.read_at'])
    .offset(window.offset)
    .limit(window.limit)
    .execute()
  const readers: MessageReader[] = inListOrder(rows, window).map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    readAt: row.read_at ?? 0,
    isDeleted: row.deleted_at !== null,
  }))
  return { read, unread, page: window.page, readers }
}

async function requireSentMessage(db: Db, messageId: number) {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('id', '=', messageId)
    .where('sender_id', 'is not', null)
    .executeTakeFirst()
  if (!row) httpError('message_not_found', say('rules_messages_message_not_found'))
}
