import { deviceDrafts } from '../../../../forms/draft-storage.ts'
import { type OfflineDatabase, openDatabase } from '../database.ts'
import { type NewOutboxItem, type OutboxItem, rulesOf, SHOWN_SECONDS } from './calls.ts'
import { currentPause, type DevicePause, NO_PAUSE } from './plan.ts'

export const nowSeconds = () => Math.floor(Date.now() / 1000)

/** All items, in the order of sending. */
export const readItems = async (database: OfflineDatabase): Promise<OutboxItem[]> =>
  database.getAll('outbox')

/** True if an item replaces a new one, for example an exam that waits already. */
const isSame = (one: OutboxItem, it: NewOutboxItem) =>
  one.call === it.call && one.lessonId === it.lessonId && rulesOf(it)?.replaces.includes(one.state)

/** Stores an item durably: after this it is sent, even if the page is closed. Returns its id. */
export async function enqueue(database: OfflineDatabase, item: NewOutboxItem): Promise<number> {
  const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' })
  const same = (await transaction.store.getAll()).find((it) => isSame(it, item))
  if (same) return same.id
  // the database adds the id
  const stored = { ...item, state: 'waiting', madeAt: nowSeconds() } as OutboxItem
  const id = await transaction.store.add(stored)
  await transaction.done
  return id
}

export async function changeItem(
  database: OfflineDatabase,
  id: number,
  changes: Partial<OutboxItem>,
): Promise<void> {
  const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' })
  const item = await transaction.store.get(id)
  if (item) await transaction.store.put({ ...item, ...changes })
  await transaction.done
}

/** Whether the page 'On this phone' shows an item: all that are not received, and received ones for a day. */
export const isShown = ({ state, answeredAt = 0 }: OutboxItem) =>
  state !== 'received' || answeredAt >= nowSeconds() - SHOWN_SECONDS

/** Removes received items after a day, and the content of those whose call is remembered longer. */
export async function removeOld(): Promise<void> {
  const database = await openDatabase()
  for (const item of await readItems(database)) {
    const age = nowSeconds() - (item.answeredAt ?? 0)
    const rules = rulesOf(item)
    if (isShown(item)) continue
    if (!rules || age > rules.remembersFor) await database.delete('outbox', item.id)
    else if (item.drafts.length > 0) {
      const request = rules.remembered(item.request) as OutboxItem['request']
      const { response: _, ...rest } = item
      // the server has its answers
      await database.put('outbox', { ...rest, request, drafts: [] })
    }
  }
}

export const removeDrafts = ({ drafts }: NewOutboxItem) => drafts.forEach(deviceDrafts.remove)

const PAUSE_KEY = 'outbox-pause'
/** For a device whose storage is full or blocked. */
let pauseOfTab: DevicePause | undefined

/** The pause of this device, which survives a reload and is the same in every tab. */
export function readPause(): DevicePause {
  let stored = pauseOfTab
  try {
    // written by `writePause`
    stored ??= JSON.parse(localStorage.getItem(PAUSE_KEY) ?? 'null') as DevicePause
  } catch {
    // no pause
  }
  return currentPause({ ...NO_PAUSE, ...stored }, Date.now())
}

export function writePause(pause: DevicePause): void {
  try {
    localStorage.setItem(PAUSE_KEY, JSON.stringify(pause))
    pauseOfTab = undefined
  } catch {
    pauseOfTab = pause
  }
}
