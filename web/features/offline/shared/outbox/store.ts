import { create } from 'zustand'
import { useSession } from '../../../../api/session.ts'
import { openDatabase } from '../database.ts'
import { changeSummary, offlineUser, readSummary } from '../device-summary.ts'
import type { OutboxItem } from './calls.ts'
import * as storage from './storage.ts'

// What the pages of every tab show of the stored items.

type Outbox = {
  /** Undefined until it is read. */
  items: OutboxItem[] | undefined
  /** The item of a request that is under way. */
  sendingId: number | undefined
  /** The item that a form of this page waits for. */
  awaitedId: number | undefined
  /** The time of the next attempt, Unix milliseconds; undefined if nothing waits for one. */
  nextAttemptAt: number | undefined
}

/** The items that this device sends, in the order of sending. */
export const useOutbox = create<Outbox>(() => ({
  items: undefined,
  sendingId: undefined,
  awaitedId: undefined,
  nextAttemptAt: undefined,
}))

// the next user of the device sees nothing of the previous one
useSession.subscribe(({ user }, previous) => {
  if (user?.id !== previous.user?.id) useOutbox.setState({ items: undefined, sendingId: undefined })
})

const otherTabs = new BroadcastChannel('outbox')

/** Reads the outbox of the current user. */
export async function readOutbox(): Promise<void> {
  const userId = offlineUser()
  // the session has ended meanwhile
  if (userId === '') return
  // a browser without storage has nothing to send
  const items = await openDatabase().then(storage.readItems, () => [])
  if (userId !== offlineUser()) return
  useOutbox.setState({ items })
  const unsent = items.filter((it) => it.state !== 'received').length
  if (unsent !== readSummary(userId).unsent) changeSummary({ unsent }, userId)
}

/** Shows a change of the stored items in every tab. */
export async function showChange(sendingId?: number) {
  useOutbox.setState({ sendingId })
  await readOutbox()
  otherTabs.postMessage(sendingId)
}

otherTabs.onmessage = ({ data }: MessageEvent<number | undefined>) => {
  useOutbox.setState({ sendingId: data })
  void readOutbox().catch(() => {})
}

/** Removes an item, for example a refused one that the student has read. */
export async function removeFromOutbox(id: number): Promise<void> {
  await (await openDatabase()).delete('outbox', id)
  await showChange()
}
