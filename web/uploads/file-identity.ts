const SAMPLE_BYTES = 256 * 1024

/**
 * A digest of the size and three samples of a file, by which it is recognised after a reload: reading all of a long film
 * would take a phone minutes. '' where the browser has no digest (plain http).
 */
export async function fingerprintOf(file: File): Promise<string> {
  if (!globalThis.crypto?.subtle) return ''
  const middle = Math.floor(file.size / 2)
  const samples = [0, middle, Math.max(0, file.size - SAMPLE_BYTES)].map((start) =>
    file.slice(start, start + SAMPLE_BYTES),
  )
  const bytes = await new Blob([String(file.size), ...samples]).arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (it) => it.toString(16).padStart(2, '0')).join('')
}

type KnownFile = { name: string; bytes: number; fingerprint: string }

/** True if this is the file of which a part has been uploaded. */
export async function isSameFile(file: File, known: KnownFile): Promise<boolean> {
  if (file.size !== known.bytes) return false
  if (known.fingerprint === '') return file.name === known.name
  const fingerprint = await fingerprintOf(file)
  return fingerprint === '' ? file.name === known.name : fingerprint === known.fingerprint
}

/** The parts of File System Access that the type library lacks. */
type PermissionHandle = FileSystemFileHandle & {
  queryPermission?: (options: { mode: 'read' }) => Promise<PermissionState>
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>
}

/** Reads the file of a handle if the browser permits it; `ask` opens the browser's prompt, which needs a click. */
export async function readHandle(
  handle: FileSystemFileHandle | undefined,
  { ask }: { ask: boolean },
): Promise<File | undefined> {
  if (!handle) return
  // not every browser has these methods
  const permission = handle as PermissionHandle
  try {
    const state = (await permission.queryPermission?.({ mode: 'read' })) ?? 'granted'
    const granted =
      state === 'prompt' && ask ? await permission.requestPermission?.({ mode: 'read' }) : state
    return granted === 'granted' ? await handle.getFile() : undefined
  } catch {
    // the file was moved or deleted
    return undefined
  }
}
