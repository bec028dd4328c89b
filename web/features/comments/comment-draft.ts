import { useState } from 'react'
import { tabDrafts } from '../../forms/draft-storage.ts'

/** The storage key of an unposted comment. Drafts are stored per user in this tab, and survive a reload. */
export function draftKey(userId: string, lessonId: number, parentId: number | null): string {
  return `comment-draft:${userId}:${lessonId}:${parentId ?? ''}`
}

export const readDraft = tabDrafts.read

export const clearDraft = tabDrafts.remove

/** The text of a comment and its setter. Each change is stored in this tab. */
export function useDraft(key: string) {
  const [text, setText] = useState(() => readDraft(key))
  const updateText = (next: string) => {
    setText(next)
    tabDrafts.write(key, next)
  }
  return [text, updateText] as const
}
