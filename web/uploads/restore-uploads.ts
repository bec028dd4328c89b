import { getUploads, type OwnUpload } from '../../contract/uploads/uploads.ts'
import { m } from '../../messages/m.ts'
import { callApi } from '../api/call-api.ts'
import { useSession } from '../api/session.ts'
import { isSameFile, readHandle } from './upload-file.ts'
import type { UploadItem } from './upload-item.ts'
import { enqueueUpload } from './upload-queue.ts'
import { listRecords, removeRecord, type UploadRecord } from './upload-records.ts'
import { addItem, hasSeen, setUploadPresence, updateItem, useUploads } from './upload-store.ts'

const records = new Map<string, UploadRecord>()

/** Restores the uploads of the user after a reload, and continues those whose file the browser may still read. */
export async function restoreUploads(): Promise<void> {
  const ownerId = useSession.getState().user?.id
  if (ownerId === undefined) return
  const { uploads } = await callApi(getUploads, {})
  for (const record of await listRecords(ownerId)) {
    if (hasSeen(record.key)) continue
    const upload = uploads.find(({ id }) => id === record.id)
    if (!upload || upload.state === 'attached' || upload.state === 'refused')
      await removeRecord(record.key)
    if (!upload || upload.state === 'attached') continue
    records.set(record.key, record)
    await restoreOne(record, upload)
  }
  if (useUploads.getState().items.length === 0) setUploadPresence(false)
}

async function restoreOne(record: UploadRecord, upload: OwnUpload) {
  const item: UploadItem = {
    ...record,
    ...{ sent: upload.received, speed: 0, problem: upload.problem },
    step: upload.state === 'stored' ? 'complete' : upload.state === 'refused' ? 'failed' : 'lost',
  }
  const file = item.step === 'lost' ? await readHandle(record.handle, { ask: false }) : undefined
  if (!file || !(await isSameFile(file, record))) return addItem(item)
  enqueueUpload(item, { file, handle: record.handle }, record.paused ? 'paused' : 'queued')
}

/** Continues an upload with the file of its handle, if the browser has one and the user permits it. */
export async function continueWithHandle(item: UploadItem): Promise<boolean> {
  const handle = records.get(item.key)?.handle
  const file = await readHandle(handle, { ask: true })
  if (!file) return false
  await continueWithFile(item, file, handle)
  return true
}

/** Continues an upload with the file that the user has chosen again, if it is the same one. */
export async function continueWithFile(
  item: UploadItem,
  file: File,
  handle?: FileSystemFileHandle,
): Promise<void> {
  const isSame = await isSameFile(file, item).catch(() => false)
  if (isSame) enqueueUpload(item, { file, handle })
  else
    updateItem(item.key, { problem: m.uploads_another_file_choose_name_again({ name: item.name }) })
}
