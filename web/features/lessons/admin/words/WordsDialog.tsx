import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { QuestionMedia } from '../../../../../contract/exams/questions.ts'
import {
  type EditedWords,
  getLessonWords,
  saveLessonWords,
} from '../../../../../contract/words/manage-words.ts'
import { findWordProblem, MAX_WORDS } from '../../../../../contract/words/word-content.ts'
import { m, textOf } from '../../../../../messages/m.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { invalidate, keys } from '../../../../api/query-keys.ts'
import { DiscardDialog } from '../../../../forms/DiscardDialog.tsx'
import { Dialog } from '../../../../kit/Dialog.tsx'
import { DialogButtons } from '../../../../kit/DialogButtons.tsx'
import { toast } from '../../../../kit/toast.ts'
import { QueryBoundary } from '../../../../loading/QueryBoundary.tsx'
import { WordRows } from './WordRows.tsx'
import { WordTools } from './WordTools.tsx'
import { newRow, type WordRow, withFiles, withWords } from './word-rows.ts'

type WordsDialogProps = {
  lessonId: number
  /** A span of the text that becomes a word, '' for none. */
  marked: string
  onClose: () => void
}

/** The words of a lesson: written one by one, pasted, read from a file, with their sounds (R-WORDS-001). */
export function WordsDialog({ lessonId, marked, onClose }: WordsDialogProps) {
  const query = useQuery({
    queryKey: adminKeys.lessonWords(lessonId),
    queryFn: ({ signal }) => callApi(getLessonWords, { lessonId }, { signal }),
    // what is edited must not change below the teacher
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (query.data) return <WordsEditor {...{ lessonId, marked, onClose }} saved={query.data} />
  return (
    <Dialog open wide tall onClose={onClose} title={m.words_in_lesson()}>
      <QueryBoundary query={query} errorTitle={m.words_did_not_load()}>
        {() => null}
      </QueryBoundary>
    </Dialog>
  )
}

function WordsEditor({
  lessonId,
  marked,
  onClose,
  saved,
}: WordsDialogProps & { saved: EditedWords }) {
  const client = useQueryClient()
  const [start] = useState(() => saved.words.map((word) => newRow(word)))
  const [rows, setRows] = useState<readonly WordRow[]>(() =>
    marked === '' ? start : withWords(start, [{ text: marked, form: marked }]),
  )
  const [files, setFiles] = useState<readonly QuestionMedia[]>(saved.files)
  const [problem, setProblem] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isDirty = rows !== start
  const close = () => (isDirty ? setAsking(true) : onClose())

  const save = async () => {
    const words = rows.map(({ word }) => word)
    const found = findWordProblem(words)
    if (found)
      return setProblem(
        m.word_editor_row_problem({ number: found.index + 1, problem: textOf(found.message) }),
      )
    setProblem('')
    setSaving(true)
    try {
      await callApi(saveLessonWords, { lessonId, words, version: saved.version })
      toast.success(m.word_editor_saved())
      void invalidate(client, keys.lessonPages, adminKeys.allManagedLessons)
      onClose()
    } catch (error) {
      setProblem(messageOf(error as Error, m.word_editor_not_saved()))
      setSaving(false)
    }
  }
  return (
    <>
      <Dialog
        open
        wide
        tall
        onClose={close}
        closable={!isSaving}
        title={m.words_in_lesson()}
        actions={
          <DialogButtons
            onCancel={close}
            disabled={rows.length > MAX_WORDS}
            busy={isSaving && m.kit_saving()}
            onClick={() => void save()}
          >
            {m.word_editor_save()}
          </DialogButtons>
        }
      >
        <WordTools
          {...{ lessonId, rows, files }}
          onWords={(words, more = []) => {
            setRows((before) => withWords(before, words))
            setFiles((before) => withFiles(before, more))
          }}
          onSound={(id, sound) => {
            setFiles((before) => withFiles(before, [sound]))
            setRows((before) =>
              before.map((it) =>
                it.id === id ? { ...it, word: { ...it.word, file: sound.id } } : it,
              ),
            )
          }}
        />
        {rows.length > MAX_WORDS && (
          <p className="field-error" role="alert">
            {m.word_editor_too_many({ max: MAX_WORDS, count: rows.length })}
          </p>
        )}
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        <WordRows {...{ rows, files }} opened={marked} onChange={setRows} />
      </Dialog>
      <DiscardDialog open={isAsking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </>
  )
}
