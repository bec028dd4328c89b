import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LESSON_CHANGED, type ManagedLesson } from '../../../../contract/lessons.ts'
import { messageOf } from '../../../api/call-api.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { toast } from '../../../kit/toast.ts'
import type { ChosenFile } from './chosen-file.ts'
import { draftKey } from './draft-storage.ts'
import { type EditedLesson, editedLessonQuery } from './editor-queries.ts'
import { LessonConflictNotice } from './LessonConflictNotice.tsx'
import { LessonFields } from './LessonFields.tsx'
import { toLessonRequest } from './lesson-draft.ts'
import { RemoveFileDialog } from './RemoveFileDialog.tsx'
import { RemoveQuestionDialog } from './RemoveQuestionDialog.tsx'
import { RestoredDraftNotice } from './RestoredDraftNotice.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { useLessonForm } from './use-lesson-form.ts'
import { useSaveLesson } from './use-save-lesson.ts'

type EditLessonFormProps = EditedLesson & {
  timezone: string
  /** Where a saved lesson is left for. */
  onSaved: () => void
}

/** The editor of a lesson that is there, on a page of its own; Save stays in view. */
export function EditLessonForm({ lesson, saved, timezone, onSaved }: EditLessonFormProps) {
  const form = useLessonForm(draftKey(String(lesson.classId), String(lesson.id)), saved)
  const [chosenFile, setChosenFile] = useState<ChosenFile>()
  const [pendingRemoval, setPendingRemoval] = useState<'file' | { question: string }>()
  const fetchLatest = useFetchLatestLesson(lesson.id)
  const save = useSaveLesson({ classId: lesson.classId, lessonId: lesson.id }, () => {
    form.removeStored()
    onSaved()
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending || !form.mayBeSent(event)) return
    const { idempotencyKey: once, version } = form
    save.save({ request: toLessonRequest(form.draft), version, idempotencyKey: once, chosenFile })
  }
  const loadLatest = async () => {
    const latest = await fetchLatest()
    if (!latest) return
    form.loadNewest(latest.saved)
    save.clearError()
  }
  return (
    <>
      <form className="grid gap-5" onSubmit={submit} noValidate>
        <RestoredDraftNotice form={form} />
        <LessonConflictNotice
          isStale={isStaleError(save.error)}
          conflictingFields={form.conflictingFields}
          onLoadLatest={() => void loadLatest()}
        />
        <Card as="div" padded>
          <LessonFields
            form={form}
            chosenFile={chosenFile}
            onChoose={setChosenFile}
            isSaving={save.isPending}
            timezone={timezone}
            storedFile={toStoredFile(lesson, () => setPendingRemoval('file'))}
            onRemoveQuestion={(question) => setPendingRemoval({ question })}
          />
        </Card>
        <div className="dock editor-dock">
          <SaveStatus save={save} chosenFile={chosenFile} />
          <div className="flex justify-end gap-2.5">
            {save.isPending && (
              <Button variant="line" onClick={save.cancel}>
                {chosenFile ? 'Cancel upload' : 'Cancel'}
              </Button>
            )}
            <Button type="submit" variant="main" busy={save.isPending && 'Saving...'}>
              Save Lesson
            </Button>
          </div>
        </div>
      </form>
      <RemoveFileDialog
        lesson={lesson}
        open={pendingRemoval === 'file'}
        onClose={() => setPendingRemoval(undefined)}
      />
      <RemoveQuestionDialog
        question={form.draft.questions.find(
          ({ id }) => typeof pendingRemoval === 'object' && id === pendingRemoval.question,
        )}
        onClose={() => setPendingRemoval(undefined)}
        onRemoved={form.dropQuestion}
      />
    </>
  )
}

const isStaleError = (error: Error | null) =>
  error?.message === LESSON_CHANGED || error?.message === 'Question not found'

function toStoredFile(lesson: ManagedLesson, onRemove: () => void) {
  if (lesson.materialUrl === '') return undefined
  return {
    name: lesson.materialName,
    extension: lesson.materialExtension,
    bytes: lesson.materialBytes,
    url: lesson.materialUrl,
    onRemove,
  }
}

/** Reads the lesson again; says why when it does not come. */
function useFetchLatestLesson(lessonId: number) {
  const queryClient = useQueryClient()
  return async () => {
    try {
      return await queryClient.fetchQuery({ ...editedLessonQuery(lessonId), staleTime: 0 })
    } catch (error) {
      toast.error(messageOf(error))
      return null
    }
  }
}
