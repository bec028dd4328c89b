import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import {
  type CanDoStatement,
  DEFAULT_PASS,
  MAX_STATEMENT,
  MAX_STATEMENT_LESSONS,
  MAX_STATEMENTS,
} from '../../../../contract/lessons/can-do.ts'
import { LESSON_KINDS } from '../../../../contract/lessons/lesson-kinds.ts'
import { saveCanDo } from '../../../../contract/lessons/manage-can-do.ts'
import type { ManagedLesson } from '../../../../contract/lessons/manage-lessons.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { Button } from '../../../kit/Button.tsx'
import { Chip } from '../../../kit/Chip.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { NumberInput } from '../../../kit/NumberInput.tsx'
import { Select } from '../../../kit/Select.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { canDoQuery, managedLessonsQuery } from './lesson-list-queries.ts'

type Row = { key: number; text: string; lessons: number[]; pass: string }

type CanDoDialogProps = { classId: number; onClose: () => void }

/** The sentences of a class and what shows each (R-LEARN-012). */
export function CanDoDialog({ classId, onClose }: CanDoDialogProps) {
  const canDo = useQuery(canDoQuery(classId))
  const lessons = useQuery(managedLessonsQuery(classId))
  if (canDo.data && lessons.data)
    return <CanDoForm {...{ classId, onClose }} saved={canDo.data} lessons={lessons.data} />
  return (
    <Dialog open wide tall title={m.can_do_of_class()} onClose={onClose}>
      <QueryBoundary query={canDo.data ? lessons : canDo} errorTitle={m.can_do_did_not_load()}>
        {() => null}
      </QueryBoundary>
    </Dialog>
  )
}

let lastKey = 0
const newRow = (statement?: CanDoStatement): Row => {
  lastKey += 1
  return {
    key: lastKey,
    text: statement?.text ?? '',
    lessons: statement?.lessons ?? [],
    pass: String(statement?.pass ?? DEFAULT_PASS),
  }
}

type RowErrors = { [Name in 'text' | 'lessons' | 'pass']?: string | undefined }

const errorOf = ({ text, lessons, pass }: Row): RowErrors => ({
  text: text.trim() === '' ? m.can_do_enter() : undefined,
  lessons: lessons.length === 0 ? m.can_do_choose() : undefined,
  pass: /^\d{1,3}$/.test(pass.trim()) && Number(pass) <= 100 ? undefined : m.can_do_enter_pass(),
})
const firstError = (rows: readonly Row[]) =>
  rows.flatMap((row) => Object.values(errorOf(row))).find((it) => it !== undefined)

type CanDoFormProps = CanDoDialogProps & {
  saved: { statements: CanDoStatement[]; version: string }
  lessons: readonly ManagedLesson[]
}

function CanDoForm({ classId, saved, lessons, onClose }: CanDoFormProps) {
  const queryClient = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const version = useRef(saved.version)
  const form = useForm<{ rows: Row[] }>({
    initial: () =>
      unchanged({ rows: saved.statements.length > 0 ? saved.statements.map(newRow) : [newRow()] }),
    validate: ({ rows }) => {
      const error = firstError(rows)
      return error ? { rows: error } : {}
    },
  })
  const { rows } = form.values
  const setRows = (change: (rows: Row[]) => Row[]) =>
    form.update({ rows: change(form.current().values.rows) })
  const save = useFormMutation({
    send: (statements: CanDoStatement[]) =>
      callApi(saveCanDo, { classId, statements, version: version.current }),
    successMessage: m.can_do_saved(),
    fallbackError: m.can_do_not_saved(),
    onSuccess: () => {
      onClose()
      return invalidate(queryClient, adminKeys.canDo(classId), keys.classPages)
    },
  })
  const remove = (key: number) => {
    setRows((before) => before.filter((it) => it.key !== key))
    // the focused button was removed with its row
    list.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  return (
    <FormDialog
      wide
      tall
      title={m.can_do_of_class()}
      description={m.can_do_what()}
      submitLabel={m.kit_save()}
      busyLabel={save.isPending && m.kit_saving()}
      error={save.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(
        (values) =>
          save.mutate(
            values.rows.map(({ text, lessons: ids, pass }) => ({
              text: text.trim(),
              lessons: ids,
              pass: Number(pass),
            })),
          ),
        save.isPending,
      )}
    >
      <div ref={list} className="grid gap-3">
        {rows.map((row, index) => (
          <SentenceFields
            key={row.key}
            {...{ row, index, lessons }}
            showsErrors={form.errors.rows !== undefined}
            onChange={(changes) =>
              setRows((before) =>
                before.map((it) => (it.key === row.key ? { ...it, ...changes } : it)),
              )
            }
            onRemove={() => remove(row.key)}
            onMoveUp={() =>
              setRows((before) =>
                before.toSpliced(index - 1, 2, row, ...before.slice(index - 1, index)),
              )
            }
          />
        ))}
        {rows.length < MAX_STATEMENTS && (
          <Button
            className="justify-self-start"
            data-add
            onClick={() => setRows((before) => [...before, newRow()])}
          >
            <Plus className="icon" aria-hidden />
            {m.can_do_add()}
          </Button>
        )}
      </div>
    </FormDialog>
  )
}

type SentenceFieldsProps = {
  row: Row
  index: number
  lessons: readonly ManagedLesson[]
  showsErrors: boolean
  onChange: (changes: Partial<Row>) => void
  onRemove: () => void
  onMoveUp: () => void
}

function SentenceFields(props: SentenceFieldsProps) {
  const { row, index, lessons, showsErrors, onChange, onRemove, onMoveUp } = props
  const number = index + 1
  const errors: RowErrors = showsErrors ? errorOf(row) : {}
  const chosen = row.lessons.flatMap((id) => lessons.find((it) => it.id === id) ?? [])
  const others = lessons.filter(
    ({ id, kind }) => LESSON_KINDS[kind].countsTowardsProgress && !row.lessons.includes(id),
  )
  const hasExam = chosen.some(({ kind }) => LESSON_KINDS[kind].hasQuestions)
  return (
    <fieldset className="card pad grid gap-3">
      <legend className="sr-only">{m.can_do_sentence({ number })}</legend>
      <TextInput
        label={m.can_do_sentence({ number })}
        placeholder={m.can_do_example()}
        dir="auto"
        autoComplete="off"
        maxLength={MAX_STATEMENT}
        value={row.text}
        error={errors.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={m.can_do_lessons()}>
          {chosen.map(({ id, subject }) => (
            <li key={id} className="max-w-full">
              <Chip
                removeLabel={m.can_do_remove_lesson({ lesson: subject })}
                onRemove={() => onChange({ lessons: row.lessons.filter((it) => it !== id) })}
              >
                {subject}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {row.lessons.length < MAX_STATEMENT_LESSONS && (others.length > 0 || errors.lessons) && (
        <Select
          label={m.can_do_lessons()}
          placeholder={m.can_do_add_lesson()}
          options={others.map(({ id, subject }) => ({ value: String(id), label: subject }))}
          value=""
          error={errors.lessons}
          onChange={(event) => onChange({ lessons: [...row.lessons, Number(event.target.value)] })}
        />
      )}
      {hasExam && (
        <NumberInput
          label={m.can_do_pass()}
          min={0}
          max={100}
          value={row.pass}
          error={errors.pass}
          onChange={(event) => onChange({ pass: event.target.value })}
        />
      )}
      <div className="flex justify-end gap-1">
        {index > 0 && (
          <IconButton
            label={m.can_do_move_up({ number })}
            icon={<ArrowUp className="icon" aria-hidden />}
            onClick={onMoveUp}
          />
        )}
        <IconButton
          destructive
          label={m.can_do_remove({ number })}
          icon={<Trash2 className="icon" aria-hidden />}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  )
}
