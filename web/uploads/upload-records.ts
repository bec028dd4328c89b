import type { UploadItem } from './upload-item.ts'

/** The data of an upload that survives a reload. The handle is stored where the browser supports it (File System Access). */
export type UploadRecord = Pick<
  UploadItem,
  'key' | 'id' | 'ownerId' | 'name' | 'kind' | 'bytes' | 'fingerprint' | 'target'
> & { paused: boolean; handle: FileSystemFileHandle | undefined }

const DATABASE = 'uploads'
const STORE = 'records'

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
  return toPromise(request)
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await openDatabase()
    try {
      return await toPromise(work(database.transaction(STORE, mode).objectStore(STORE)))
    } finally {
      database.close()
    }
  } catch {
    // a private window can have no database: the upload works, and after a reload the user chooses the file
    return undefined
  }
}

export async function writeRecord(record: UploadRecord): Promise<void> {
  await withStore('readwrite', (store) => store.put(record))
}

export async function removeRecord(key: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(key))
}

/** The records of a user. */
export async function listRecords(ownerId: string): Promise<UploadRecord[]> {
  const records = (await withStore<UploadRecord[]>('readonly', (store) => store.getAll())) ?? []
  return records.filter((it) => it.ownerId === ownerId)
}
