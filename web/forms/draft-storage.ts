/**
 * Unsaved form input on this device. Private mode, a full quota and blocked storage are not errors: reading returns ''
 * and writing returns false, and the open form still holds its values.
 */
export function draftStorage(area: () => Storage) {
  /** The stored text, '' if there is none. */
  const read = (key: string): string => {
    try {
      return area().getItem(key) ?? ''
    } catch {
      return ''
    }
  }
  /** The stored JSON value, undefined if there is none or it is malformed. The caller checks its shape. */
  const readJson = (key: string): unknown => {
    try {
      return JSON.parse(read(key))
    } catch {
      return undefined
    }
  }
  /** Stores text; '' removes the entry. False if the storage is full or blocked. */
  const write = (key: string, text: string): boolean => {
    try {
      if (text === '') area().removeItem(key)
      else area().setItem(key, text)
      return true
    } catch {
      return false
    }
  }
  const remove = (key: string): void => void write(key, '')
  return { read, readJson, write, remove }
}

/** Survives closing the tab and the browser. */
export const deviceDrafts = draftStorage(() => localStorage)

/** Survives a reload and ends with the tab. */
export const tabDrafts = draftStorage(() => sessionStorage)
