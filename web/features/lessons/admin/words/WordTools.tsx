import { ClipboardPaste, Download, FileUp, Mic } from 'lucide-react'
import { useState } from 'react'
import type { QuestionMedia } from '../../../../../contract/exams/questions.ts'
import {
  exportLessonWords,
  readWordsFile,
  WORDS_FILE_MAX_BYTES,
} from '../../../../../contract/words/manage-words.ts'
import type { WordContent } from '../../../../../contract/words/word-content.ts'
import { readWordLines } from '../../../../../contract/words/word-lines.ts'
import { m } from '../../../../../messages/m.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { upload } from '../../../../api/upload.ts'
import { newIdempotencyKey } from '../../../../forms/idempotency-key.ts'
import { Button } from '../../../../kit/Button.tsx'
import { Dialog } from '../../../../kit/Dialog.tsx'
import { DialogButtons } from '../../../../kit/DialogButtons.tsx'
import { formatSizeLimit } from '../../../../kit/data-size.ts'
import { LazyDialog, lazyDialog } from '../../../../kit/LazyDialog.tsx'
import { MixedScriptText } from '../../../../kit/Prose.tsx'
import { TextArea } from '../../../../kit/TextInput.tsx'
import { toast } from '../../../../kit/toast.ts'
import { saveFile } from '../../../words/shared/save-file.ts'
import type { WordRow } from './word-rows.ts'

const SoundsDialog = lazyDialog(
  async () => (await import('../questions/SoundsDialog.tsx')).SoundsDialog,
)

type WordToolsProps = {
  lessonId: number
  rows: readonly WordRow[]
  files: readonly QuestionMedia[]
  onWords: (words: readonly Partial<WordContent>[], files?: readonly QuestionMedia[]) => void
  onSound: (id: string, sound: QuestionMedia) => void
}

/** Ways to add many words at once: pasted lines, a CSV file, Anki, and sounds (R-WORDS-001, R-WORDS-007). */
export function WordTools({ lessonId, rows, files, onWords, onSound }: WordToolsProps) {
  const [open, setOpen] = useState<'paste' | 'sounds'>()
  const [isReading, setReading] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const read = async (file: File | undefined) => {
    if (!file) return
    if (file.size > WORDS_FILE_MAX_BYTES)
      return setProblems([
        m.word_editor_file_too_large({ max: formatSizeLimit(WORDS_FILE_MAX_BYTES) }),
      ])
    setReading(true)
    try {
      const transport = upload({ files: { file }, onProgress: () => {} })
      const request = { lessonId, idempotencyKey: newIdempotencyKey() }
      const found = await callApi(readWordsFile, request, { transport })
      onWords(found.words, found.files)
      setProblems(found.problems)
      toast.info(m.word_editor_read({ count: found.words.length }))
    } catch (error) {
      setProblems([messageOf(error as Error, m.word_editor_file_unread())])
    }
    setReading(false)
  }
  const exportAs = async (format: 'csv' | 'anki') => {
    try {
      const { name, content } = await callApi(exportLessonWords, { lessonId, format })
      saveFile(content, name)
    } catch (error) {
      toast.error(m.words_export_failed(), messageOf(error as Error))
    }
  }
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => setOpen('paste')}>
          <ClipboardPaste className="icon" aria-hidden />
          {m.word_editor_paste()}
        </Button>
        <label className="btn btn-outline editor-picker" aria-disabled={isReading}>
          <input
            type="file"
            className="sr-only"
            accept=".csv,.txt,.zip,text/csv,text/plain,application/zip"
            disabled={isReading}
            onChange={({ target }) => {
              void read(target.files?.[0])
              target.value = ''
            }}
          />
          <FileUp className="icon" aria-hidden />
          {isReading ? m.word_editor_reading() : m.word_editor_import()}
        </label>
        <Button disabled={rows.length === 0} onClick={() => setOpen('sounds')}>
          <Mic className="icon" aria-hidden />
          {m.word_editor_sounds()}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="text" onClick={() => void exportAs('csv')}>
          <Download className="icon" aria-hidden />
          {m.word_editor_export_csv()}
        </Button>
        <Button variant="text" onClick={() => void exportAs('anki')}>
          <Download className="icon" aria-hidden />
          {m.words_export_anki()}
        </Button>
      </div>
      <p className="hint">{m.word_editor_files_hint()}</p>
      {problems.map((it) => (
        <p key={it} className="field-error" role="alert">
          {it}
        </p>
      ))}
      {open === 'paste' && (
        <PasteWords
          onClose={() => setOpen(undefined)}
          onAdd={(words) => {
            onWords(words)
            setOpen(undefined)
          }}
        />
      )}
      {open === 'sounds' && (
        <LazyDialog title={m.word_editor_sounds()} onClose={() => setOpen(undefined)}>
          <SoundsDialog
            items={rows.map(({ id, word }) => ({
              ...{ id, word: word.text },
              sound: files.find((it) => it.id === word.file) ?? null,
            }))}
            onClose={() => setOpen(undefined)}
            onSound={onSound}
          />
        </LazyDialog>
      )}
    </div>
  )
}

type PasteWordsProps = {
  onClose: () => void
  onAdd: (words: { text: string; meaning: string }[]) => void
}

function PasteWords({ onClose, onAdd }: PasteWordsProps) {
  const [text, setText] = useState('')
  const words = readWordLines(text)
  return (
    <Dialog
      open
      wide
      tall
      onClose={onClose}
      title={m.word_editor_paste()}
      actions={
        <DialogButtons
          onCancel={onClose}
          disabled={words.length === 0}
          onClick={() => onAdd(words)}
        >
          {m.word_editor_add_words({ count: words.length })}
        </DialogButtons>
      }
    >
      <TextArea
        data-first
        label={m.word_editor_lines()}
        hint={m.word_editor_lines_hint()}
        placeholder="كِتَابٌ — a book"
        className="min-h-40"
        maxLength={50_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {words.length > 0 && (
        <ol className="grid gap-2" aria-label={m.words_in_lesson()}>
          {words.map((it, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their places
            <li key={index} className="flex flex-wrap gap-x-3 wrap-anywhere">
              <bdi lang="ar">{it.text}</bdi>
              <span className="text-ink-2" dir="auto">
                <MixedScriptText text={it.meaning} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
