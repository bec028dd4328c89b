import { ListPlus, Mic } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import { LazyDialog, lazyDialog } from '../../../../kit/LazyDialog.tsx'
import { needsSound, wordOf } from './match-sounds.ts'
import type { ExamQuestionDraft } from './question-draft.ts'

const PasteLinesDialog = lazyDialog(
  async () => (await import('./PasteLinesDialog.tsx')).PasteLinesDialog,
)
const SoundsDialog = lazyDialog(async () => (await import('./SoundsDialog.tsx')).SoundsDialog)

type BulkEntryProps = {
  questions: readonly ExamQuestionDraft[]
  limit: number
  /** Takes a change of the list as it is then: sounds arrive later. */
  onChange: (change: (questions: ExamQuestionDraft[]) => ExamQuestionDraft[]) => void
}

/** Buttons that write many exercises at once: pasted lines, and the sounds of those that are heard (R-LEARN-010). */
export function BulkEntry({ questions, limit, onChange }: BulkEntryProps) {
  const [open, setOpen] = useState<'lines' | 'sounds'>()
  const heard = questions.filter(needsSound)
  const close = () => setOpen(undefined)
  return (
    <>
      <Button onClick={() => setOpen('lines')}>
        <ListPlus className="icon" aria-hidden />
        {m.exercise_editor_paste_lines()}
      </Button>
      {heard.length > 0 && (
        <Button onClick={() => setOpen('sounds')}>
          <Mic className="icon" aria-hidden />
          {m.exercise_editor_sounds()}
        </Button>
      )}
      {open === 'lines' && (
        <LazyDialog title={m.exercise_editor_paste_lines()} onClose={close}>
          <PasteLinesDialog
            room={limit - questions.length}
            onClose={close}
            onAdd={(added) => {
              onChange((before) => [...before, ...added])
              close()
            }}
          />
        </LazyDialog>
      )}
      {open === 'sounds' && (
        <LazyDialog title={m.exercise_editor_sounds()} onClose={close}>
          <SoundsDialog
            items={heard.map((it) => ({ id: it.id, word: wordOf(it), sound: it.media }))}
            onClose={close}
            onSound={(id, media) =>
              onChange((before) => before.map((it) => (it.id === id ? { ...it, media } : it)))
            }
          />
        </LazyDialog>
      )}
    </>
  )
}
