import { History } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { Note } from '../kit/Tile.tsx'

/** A notice that unsaved input of an earlier visit was restored. */
export function RestoredInput({ isRestored }: { isRestored: boolean }) {
  if (!isRestored) return null
  return (
    <Note icon={<History className="icon" aria-hidden />}>{m.forms_unsaved_input_restored()}</Note>
  )
}
