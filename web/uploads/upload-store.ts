import { create } from 'zustand'
import type { UploadItem } from './upload-item.ts'

/** The uploads of this browser, oldest first, and the number of files that lessons have got from them. */
export const useUploads = create<{ items: readonly UploadItem[]; attached: number }>(() => ({
  items: [],
  attached: 0,
}))

export const findItem = (key: string): UploadItem | undefined =>
  useUploads.getState().items.find((it) => it.key === key)

function setItems(items: readonly UploadItem[]) {
  useUploads.setState({ items })
  setUploadPresence(items.length > 0)
}

/** The uploads that this page has had: one that was cancelled must not come back from the records. */
const seenKeys = new Set<string>()
export const hasSeen = (key: string) => seenKeys.has(key)

export function addItem(item: UploadItem): void {
  seenKeys.add(item.key)
  setItems([...useUploads.getState().items.filter((it) => it.key !== item.key), item])
}

export function removeItem(key: string): void {
  setItems(useUploads.getState().items.filter((it) => it.key !== key))
}

export function updateItem(key: string, update: Partial<UploadItem>): void {
  useUploads.setState(({ items }) => ({
    items: items.map((it) => (it.key === key ? { ...it, ...update } : it)),
  }))
}

export function noteAttached(): void {
  useUploads.setState(({ attached }) => ({ attached: attached + 1 }))
}

/** Tells the layout whether there is something to show; kept over a reload (web/app/layouts/BackgroundParts.tsx). */
export function setUploadPresence(hasUploads: boolean): void {
  if (hasUploads) localStorage.setItem('unfinished-uploads', '1')
  else localStorage.removeItem('unfinished-uploads')
  dispatchEvent(new Event('uploadschange'))
}
