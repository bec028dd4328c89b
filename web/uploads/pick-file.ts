type FilePicker = (options: {
  types: { description: string; accept: Record<string, string[]> }[]
  excludeAcceptAllOption: boolean
}) => Promise<FileSystemFileHandle[]>

/** The extensions that the browser's dialog offers, by type. */
export type PickerTypes = { description: string; accept: Record<string, string[]> }

/** Opens the browser's dialog and returns the file with its handle; undefined if it was closed. */
export async function pickFile(
  type: PickerTypes,
): Promise<{ file: File; handle: FileSystemFileHandle } | undefined> {
  // the type library lacks it
  const { showOpenFilePicker } = window as unknown as { showOpenFilePicker: FilePicker }
  try {
    const [handle] = await showOpenFilePicker({ types: [type], excludeAcceptAllOption: false })
    return handle && { file: await handle.getFile(), handle }
  } catch {
    // the user closed the dialog
    return undefined
  }
}
