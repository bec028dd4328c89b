import { History } from 'lucide-react'
import { Note } from '../kit/Tile.tsx'

/** A notice that unsaved input of an earlier visit was restored. */
export function RestoredInput({ isRestored }: { isRestored: boolean }) {
  if (!isRestored) return null
  return (
    <Note icon={<History className="icon" aria-hidden />}>Your unsaved input was restored.</Note>
  )
}
