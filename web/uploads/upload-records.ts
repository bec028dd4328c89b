import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { UploadItem } from './upload-item.ts'

/** The data of an upload that survives a reload. The handle is stored where the browser supports it (File System Access). */
export type UploadRecord = Pick<
  UploadItem,
  'key' | 'id' | 'ownerId' | 'name' | 'kind' | 'bytes' | 'fingerprint' | 'target'
> & { paused: boolean; handle: FileSystemFileHandle | undefined }

interface UploadSchema extends DBSchema {
  records: { key: string; value: UploadRecord }
}

const openDatabase = () =>
  openDB<UploadSchema>('uploads', 1, {
    upgrade: (it) => void it.createObjectStore('records', { keyPath: 'key' }),
  })

/** A private window can have no database: the upload works, and after a reload the user chooses the file. */
async function withDatabase<T>(
  work: (database: IDBPDatabase<UploadSchema>) => Promise<T>,
): Promise<T | undefined> {
  try {
    const database = await openDatabase()
    return await work(database).finally(() => database.close())
  } catch {
    return undefined
  }
}

export const writeRecord = (record: UploadRecord) => withDatabase((it) => it.put('records', record))

export const removeRecord = (key: string) => withDatabase((it) => it.delete('records', key))

/** The records of a user. */
export async function listRecords(ownerId: string): Promise<UploadRecord[]> {
  const records = await withDatabase((it) => it.getAll('records'))
  return (records ?? []).filter((it) => it.ownerId === ownerId)
}
