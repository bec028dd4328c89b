import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { m } from '../../messages/m.ts'
import { adminKeys } from '../api/admin-query-keys.ts'
import { invalidate, keys } from '../api/query-keys.ts'
import { useSession } from '../api/session.ts'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { closeIcon, completeIcon, openIcon, problemIcon, uploadIcon } from './icons.tsx'
import { restoreUploads } from './restore-uploads.ts'
import { UploadRow } from './UploadRow.tsx'
import {
  announcement,
  isUnfinished,
  percentOf,
  summaryText,
  type UploadItem,
} from './upload-item.ts'
import { useUploads } from './upload-store.ts'
import './uploads.css'

/** The uploads of the administrator, on every page: one line that opens to a list (decision 0540). */
export function UploadTray() {
  const allItems = useUploads(({ items }) => items)
  const userId = useSession(({ user }) => user?.id)
  const [isOpen, setOpen] = useState(false)
  useRestore()
  useLessonRefresh()
  const items = allItems.filter(({ ownerId }) => ownerId === userId)
  if (items.length === 0) return null
  return (
    <section className="upload-tray" aria-label={m.uploads_uploads()}>
      <button
        type="button"
        className="upload-summary"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <SummaryIcon items={items} />
        <span className="upload-summary-text num">{summaryText(items)}</span>
        {isOpen ? closeIcon : openIcon}
      </button>
      {isOpen ? (
        <ul className="upload-list">
          {items.map((it) => (
            <UploadRow key={it.key} item={it} />
          ))}
        </ul>
      ) : (
        items.some(isUnfinished) && (
          <ProgressBar
            value={percentOf(items)}
            max={100}
            label={m.uploads_items_all_uploads({ items: percentOf(items) })}
          />
        )
      )}
      <div className="sr-only" role="status">
        {items.map((it) => (
          <p key={it.key}>{announcement(it)}</p>
        ))}
      </div>
    </section>
  )
}

function SummaryIcon({ items }: { items: readonly UploadItem[] }) {
  if (items.some(({ step }) => step === 'failed' || step === 'lost')) return problemIcon
  return items.some(isUnfinished) ? uploadIcon : completeIcon
}

let isRestored = false

/** Restores the uploads once after the page was loaded; after a failure again when the connection is back. */
function useRestore() {
  useEffect(() => {
    const restore = () => {
      if (isRestored) return
      isRestored = true
      restoreUploads().catch(() => {
        isRestored = false
      })
    }
    restore()
    addEventListener('online', restore)
    return () => removeEventListener('online', restore)
  }, [])
}

/** Refetches the queries that show lessons when one has got its file, including those of open student pages. */
function useLessonRefresh() {
  const queryClient = useQueryClient()
  const attached = useUploads((it) => it.attached)
  useEffect(() => {
    if (attached === 0) return
    const { allManagedLessons, managedClassPages } = adminKeys
    void invalidate(
      queryClient,
      allManagedLessons,
      managedClassPages,
      keys.classPages,
      keys.lessonPages,
    )
  }, [attached, queryClient])
}
