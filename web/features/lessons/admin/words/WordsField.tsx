import { BookA, Highlighter } from 'lucide-react'
import { type RefObject, Suspense, useState } from 'react'
import { wholeWords } from '../../../../../contract/words/word-finder.ts'
import { m } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import { lazyDialog } from '../../../../kit/LazyDialog.tsx'
import { toast } from '../../../../kit/toast.ts'

const WordsDialog = lazyDialog(async () => (await import('./WordsDialog.tsx')).WordsDialog)

type WordsFieldProps = {
  /** Undefined for a lesson that is not stored yet. */
  lessonId: number | undefined
  /** The field of the text in which a span is marked. */
  text: RefObject<HTMLTextAreaElement | null>
}

/** The words of a lesson: a span that is selected in its text becomes one, others are pasted or read from a file (R-WORDS-001). */
export function WordsField({ lessonId, text }: WordsFieldProps) {
  const [edited, setEdited] = useState<{ marked: string }>()
  const mark = () => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = text.current ?? {}
    const marked = wholeWords(value, selectionStart, selectionEnd)
    if (marked === '' || marked.length > 100) toast.info(m.word_editor_select_first())
    else setEdited({ marked })
  }
  return (
    <section className="grid gap-2" aria-label={m.words_in_lesson()}>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="soft" disabled={!lessonId} onClick={mark}>
          <Highlighter className="icon" aria-hidden />
          {m.word_editor_mark()}
        </Button>
        <Button variant="soft" disabled={!lessonId} onClick={() => setEdited({ marked: '' })}>
          <BookA className="icon" aria-hidden />
          {m.words_in_lesson()}
        </Button>
      </div>
      <p className="hint">{lessonId ? m.word_editor_mark_hint() : m.word_editor_save_first()}</p>
      {edited && lessonId && (
        <Suspense>
          <WordsDialog
            lessonId={lessonId}
            marked={edited.marked}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
