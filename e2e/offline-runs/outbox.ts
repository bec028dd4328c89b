import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { RunPlan } from './plan.ts'

type Item = { id?: number; title: string; state: string; call: string; nextAt?: number }
type Change = { add?: Item; removes?: string; passesTime?: boolean }

/** The title of the item that cannot be sent. */
const POISON = 'An item that cannot be sent'

/** Runs in the page: reads the stored items of the student after a change of them. */
async function changeOutbox({ add, removes, passesTime }: Change): Promise<Item[]> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const names = (await indexedDB.databases()).map(({ name = '' }) => name)
  const own = names.find((it) => it.startsWith('offline-'))
  const database = await settled(indexedDB.open(own ?? ''))
  const store = database.transaction('outbox', 'readwrite').objectStore('outbox')
  const items: Item[] = await settled(store.getAll())
  if (add && !items.some((it) => it.title === add.title)) await settled(store.add(add))
  for (const { nextAt, ...it } of items) {
    if (it.call === removes && it.state !== 'received') await settled(store.delete(it.id ?? 0))
    else if (passesTime && nextAt) await settled(store.put(it))
  }
  if (passesTime) localStorage.removeItem('outbox-pause')
  database.close()
  return items
}

/** Stores an item before those of the run, as an earlier release could have done. */
export async function addPoison(page: Page, { poison }: RunPlan, classRef: string) {
  if (!poison) return
  const lessonId = poison === 'not encodable' ? 'one' : 1
  const item = {
    ...{ call: 'recordLessonView', state: 'waiting', title: POISON, madeAt: 1, drafts: [] },
    ...{ lessonId, request: { classRef, lessonId }, path: `/classes/${classRef}/lessons/1` },
  }
  await page.evaluate(changeOutbox, { add: item })
}

/** Removes the items that the run did not let pass, so that the next run begins without them. */
export const removePoison = (page: Page) =>
  page.evaluate(changeOutbox, { removes: 'recordLessonView' })

/** Ends the pauses of the outbox, as if their time had passed. */
export const endPauses = (page: Page) =>
  // a page that the browser shows in place of ours has no outbox
  page.evaluate(changeOutbox, { passesTime: true }).catch(() => [])

/** True if the server has, within three seconds, everything but what cannot be sent. */
export async function hasSentAll(
  page: Page,
  { poison }: Pick<RunPlan, 'poison'>,
): Promise<boolean> {
  const isDone = (it: Item) =>
    it.state === 'received' || (poison !== undefined && it.call === 'recordLessonView')
  for (let looks = 0; looks < 30; looks++) {
    const items = await page.evaluate(changeOutbox, {}).catch(() => undefined)
    if (items?.every(isDone)) return true
    await pause(100)
  }
  return false
}
