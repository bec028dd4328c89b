import { History } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { Note } from '../../../kit/Tile.tsx'
import type { LessonForm } from './use-lesson-form.ts'

/** A notice that unsaved input of an earlier visit was restored, with a button that discards it. */
export function RestoredDraftNotice({
  form,
}: {
  form: Pick<LessonForm, 'isRestored' | 'startOver'>
}) {
  if (!form.isRestored) return null
  return (
    <Note icon={<History className="icon" aria-hidden />}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="grow">{m.lessons_unsaved_input_restored()}</p>
        <Button variant="text" className="underline" onClick={form.startOver}>
          {m.lessons_start_over()}
        </Button>
      </div>
    </Note>
  )
}
