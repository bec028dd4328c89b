import { ArrowUp, Mic, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { readCells, tableText } from '../../../../../contract/exams/kinds/table/table-text.ts'
import type { QuestionMedia } from '../../../../../contract/exams/questions.ts'
import {
  readInterlinear,
  writeInterlinear,
} from '../../../../../contract/lessons/interlinear-text.ts'
import {
  type LessonBlock,
  MAX_BLOCKS,
  MAX_LINES,
} from '../../../../../contract/lessons/lesson-blocks.ts'
import { placeOfBlock } from '../../../../../contract/lessons/place-blocks.ts'
import { m } from '../../../../../messages/m.ts'
import { readCsvFile } from '../../../../forms/read-csv-file.ts'
import { Button } from '../../../../kit/Button.tsx'
import { Card } from '../../../../kit/Card.tsx'
import { IconButton } from '../../../../kit/IconButton.tsx'
import { LazyDialog, lazyDialog } from '../../../../kit/LazyDialog.tsx'
import { Text } from '../../../../kit/Text.tsx'
import { TextArea, TextInput } from '../../../../kit/TextInput.tsx'
import { toast } from '../../../../kit/toast.ts'

const SoundsDialog = lazyDialog(
  async () => (await import('../questions/SoundsDialog.tsx')).SoundsDialog,
)

type BlocksFieldProps = {
  blocks: readonly LessonBlock[]
  files: readonly QuestionMedia[]
  error: string | undefined
  /** Takes a change of the blocks as they are then: sounds arrive later. */
  onChange: (
    change: (blocks: readonly LessonBlock[]) => LessonBlock[],
    addedFile?: QuestionMedia,
  ) => void
}

/** The lines and tables after the text of a lesson (R-LEARN-009). */
export function BlocksField({ blocks, files, error, onChange }: BlocksFieldProps) {
  const add = (block: LessonBlock) => onChange((before) => [...before, block])
  return (
    <section className="grid gap-3" aria-label={m.lessons_blocks()}>
      <h2 className="label">{m.lessons_blocks()}</h2>
      <p className="hint">{m.lessons_blocks_hint()}</p>
      {blocks.map((block, index) => (
        <BlockFields
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are added and removed at their places only
          key={`${index} ${blocks.length}`}
          {...{ block, index, files }}
          onChange={(change, file) =>
            onChange(
              (before) => before.map((it, place) => (place === index ? change(it) : it)),
              file,
            )
          }
          onRemove={() => onChange((before) => before.filter((_, place) => place !== index))}
          onMoveUp={() =>
            onChange((before) => {
              const next = [...before]
              const [moved] = next.splice(index, 1)
              return moved ? next.toSpliced(index - 1, 0, moved) : next
            })
          }
        />
      ))}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {blocks.length < MAX_BLOCKS && (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="soft" onClick={() => add({ kind: 'lines', title: '', lines: [] })}>
            <Plus className="icon" aria-hidden />
            {m.lessons_add_lines()}
          </Button>
          <Button variant="soft" onClick={() => add({ kind: 'table', title: '', rows: [] })}>
            <Plus className="icon" aria-hidden />
            {m.lessons_add_table()}
          </Button>
        </div>
      )}
    </section>
  )
}

type BlockFieldsProps = {
  block: LessonBlock
  index: number
  files: readonly QuestionMedia[]
  onChange: (change: (block: LessonBlock) => LessonBlock, file?: QuestionMedia) => void
  onRemove: () => void
  onMoveUp: () => void
}

function BlockFields({ block, index, files, onChange, onRemove, onMoveUp }: BlockFieldsProps) {
  const [text, setText] = useState(() => textOfBlock(block))
  const [isRecording, setRecording] = useState(false)
  const write = (next: string) => {
    setText(next)
    onChange((before) => withText(before, next))
  }
  const readFile = (file: File | undefined) => {
    if (file)
      readCsvFile(file)
        .then(write)
        .catch(() => toast.error(m.lessons_csv_unreadable()))
  }
  return (
    <Card as="div" padded className="grid gap-3">
      <TextInput
        label={m.lessons_block_title({ number: index + 1 })}
        hint={<Text of={m.lessons_block_place} place={<code>{placeOfBlock(index + 1)}</code>} />}
        maxLength={300}
        autoComplete="off"
        value={block.title}
        onChange={({ target }) => onChange((before) => ({ ...before, title: target.value }))}
      />
      <TextArea
        label={block.kind === 'lines' ? m.lessons_block_lines() : m.exercise_editor_table()}
        hint={block.kind === 'lines' ? m.lessons_block_lines_hint() : m.lessons_block_table_hint()}
        className="min-h-32"
        maxLength={100_000}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <div className="flex flex-wrap items-center gap-2.5">
        <label className="btn editor-picker">
          <input
            type="file"
            className="sr-only"
            accept=".csv,.txt,text/csv"
            onChange={({ target }) => {
              readFile(target.files?.[0])
              target.value = ''
            }}
          />
          {m.lessons_csv_file()}
        </label>
        {block.kind === 'lines' && block.lines.length > 0 && (
          <Button onClick={() => setRecording(true)}>
            <Mic className="icon" aria-hidden />
            {m.exercise_editor_sounds()}
          </Button>
        )}
        <span className="grow" />
        {index > 0 && (
          <IconButton
            label={m.lessons_move_block_up({ number: index + 1 })}
            icon={<ArrowUp className="icon" aria-hidden />}
            onClick={onMoveUp}
          />
        )}
        <IconButton
          label={m.lessons_remove_block({ number: index + 1 })}
          icon={<Trash2 className="icon" aria-hidden />}
          onClick={onRemove}
        />
      </div>
      {isRecording && block.kind === 'lines' && (
        <LazyDialog title={m.exercise_editor_sounds()} onClose={() => setRecording(false)}>
          <SoundsDialog
            items={block.lines.map((line, place) => ({
              id: String(place),
              word: line.arabic,
              sound: files.find(({ id }) => id === line.file) ?? null,
            }))}
            onClose={() => setRecording(false)}
            onSound={(place, sound) =>
              onChange((before) => withSound(before, Number(place), sound.id), sound)
            }
          />
        </LazyDialog>
      )}
    </Card>
  )
}

function textOfBlock(block: LessonBlock): string {
  if (block.kind === 'lines') return writeInterlinear(block.lines)
  return tableText.write({ rows: block.rows, marks: 'free', strict: false })
}

/** The block with another text; a line whose Arabic stays keeps its sound. */
function withText(block: LessonBlock, text: string): LessonBlock {
  if (block.kind === 'table') return { ...block, rows: readCells(text) }
  const lines = readInterlinear(text)
    .slice(0, MAX_LINES)
    .map((line) => ({
      ...line,
      file: block.lines.find(({ arabic }) => arabic === line.arabic)?.file ?? 0,
    }))
  return { ...block, lines }
}

function withSound(block: LessonBlock, place: number, file: number): LessonBlock {
  if (block.kind === 'table') return block
  const lines = block.lines.map((line, index) => (index === place ? { ...line, file } : line))
  return { ...block, lines }
}
