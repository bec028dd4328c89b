import { useState } from 'react'

/** Words that are not posted yet, kept in this tab over a reload; a person's are never the next one's. */
export function draftKey(userId: string, lessonId: number, parentId: number | null): string {
  return `comment-draft:${userId}:${lessonId}:${parentId ?? ''}`
}

export function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function storeDraft(key: string, text: string) {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // a tab that keeps nothing still holds the words while it is open
  }
}

export const clearDraft = (key: string) => storeDraft(key, '')

/** What is being written, each change of it kept at once. */
export function useDraft(key: string) {
  const [text, setText] = useState(() => readDraft(key))
  const updateText = (next: string) => {
    setText(next)
    storeDraft(key, next)
  }
  return [text, updateText] as const
}
