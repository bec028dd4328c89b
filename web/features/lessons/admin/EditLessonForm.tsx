import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { LESSON_KINDS } from '../../../../contract/lessons/lesson-kinds.ts'
import type { ManagedLesson } from '../../../../contract/lessons/manage-lessons.ts'
import { m } from '../../../../messages/m.ts'
import { messageOf } from '../../../api/call-api.ts'
import { hasCode } from '../../../forms/use-form-mutation.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { lazyDialog } from '../../../kit/LazyDialog.tsx'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { toast } from '../../../kit/toast.ts'
import { type EditedLesson, editedLessonQuery, examVersionsQuery } from './editor-queries.ts'
import { LessonFields } from './LessonFields.tsx'
import { removedQuestionIds, toLessonRequest } from './lesson-draft.ts'
import { ExamSaveQuestion } from './questions/ExamSaveQuestion.tsx'
import { useExamSave } from './questions/use-exam-save.ts'
import { SaveStatus } from './SaveStatus.tsx'
import { draftKey } from './stored-draft.ts'
import { useLessonForm } from './use-lesson-form.ts'
import { useLessonUpload } from './use-lesson-upload.ts'
import { useSaveLesson } from './use-save-lesson.ts'

const RemoveFileDialog = lazyDialog(
  async () => (await import('./RemoveFileDialog.tsx')).RemoveFileDialog,
)
const RemoveQuestionDialog = lazyDialog(
  async () => (await import('./RemoveQuestionDialog.tsx')).RemoveQuestionDialog,
)
const EditLessonNotices = lazyPart(
  async () => (await import('./EditLessonNotices.tsx')).EditLessonNotices,
)
const AllowanceOfClass = lazyPart(
  async () => (await import('../../exams/shared/allowance/AllowanceOfClass.tsx')).AllowanceOfClass,
)
const ExamVersions = lazyPart(
  async () => (await import('./questions/ExamVersions.tsx')).ExamVersions,
)

type EditLessonFormProps = EditedLesson & {
  onSaved: () => void
}

/** The editor of an existing lesson, as a page. The Save button is always visible. */
export function EditLessonForm({ lesson, saved, onSaved }: EditLessonFormProps) {
  const formKey = draftKey(String(lesson.classId), String(lesson.id))
  const form = useLessonForm(formKey, saved)
  const upload = useLessonUpload({ formKey, classId: lesson.classId })
  const [pendingRemoval, setPendingRemoval] = useState<'file' | { question: string }>()
  const fetchLatest = useFetchLatestLesson(lesson.id)
  const save = useSaveLesson({ classId: lesson.classId, lessonId: lesson.id }, () => {
    form.removeStored()
    onSaved()
  })

  const isStale = isStaleError(save.error)
  const examSave = useExamSave(lesson.id)
  const isSubmitted = useSubmissionCount(lesson) > 0

  const submit = form.handleSubmit((values) => {
    const { base } = form.current()
    const hasFile = upload.item !== undefined || lesson.materialUrl !== ''
    const request = toLessonRequest(values)
    const removed = removedQuestionIds(base, values)
    void examSave.start({ base, values, hasFile }, (choice) =>
      save.save({
        ...{ request, removed, uploadKey: upload.item?.key, choice },
        ...form.attempt(),
      }),
    )
  }, save.isPending)
  const loadLatest = async () => {
    const latest = await fetchLatest()
    if (!latest) return
    form.mergeLatest(latest.saved)
    save.clearError()
  }
  return (
    <>
      <form className="grid gap-5" onSubmit={submit} noValidate>
        {(form.isRestored || isStale || form.conflictingFields) && (
          <Suspense>
            <EditLessonNotices
              form={form}
              isStale={isStale}
              onLoadLatest={() => void loadLatest()}
            />
          </Suspense>
        )}
        <Card as="div" padded>
          <LessonFields
            classId={lesson.classId}
            lessonId={lesson.id}
            form={form}
            upload={upload}
            pendingUpload={lesson.upload}
            isSaving={save.isPending}
            storedFile={toStoredFile(lesson, () => setPendingRemoval('file'))}
            onRemoveQuestion={
              isSubmitted ? undefined : (question) => setPendingRemoval({ question })
            }
          />
        </Card>
        <div className="submit-bar editor-save-bar">
          <SaveStatus save={save} />
          <div className="flex justify-end gap-2.5">
            {save.isPending && (
              <Button variant="outline" onClick={save.cancel}>
                {m.kit_cancel()}
              </Button>
            )}
            <Button type="submit" variant="primary" busy={save.isPending && m.kit_saving()}>
              {m.lessons_save_lesson()}
            </Button>
          </div>
        </div>
      </form>
      {isSubmitted && (
        <Suspense>
          <ExamVersions lessonId={lesson.id} />
        </Suspense>
      )}
      {LESSON_KINDS[lesson.kind].hasQuestions && (
        <Suspense>
          <AllowanceOfClass classId={lesson.classId} lessonId={lesson.id} />
        </Suspense>
      )}
      <ExamSaveQuestion examSave={examSave} />
      <Suspense>
        {pendingRemoval === 'file' && (
          <RemoveFileDialog lesson={lesson} open onClose={() => setPendingRemoval(undefined)} />
        )}
        {typeof pendingRemoval === 'object' && (
          <RemoveQuestionDialog
            question={[...form.values.questions, ...form.values.checks].find(
              ({ id }) => id === pendingRemoval.question,
            )}
            onClose={() => setPendingRemoval(undefined)}
            onRemoved={form.forgetQuestion}
          />
        )}
      </Suspense>
    </>
  )
}

// a question may have been deleted by the other administrator
const isStaleError = (error: Error | null) =>
  hasCode(error, ['conflict_lesson', 'question_not_found'])

function toStoredFile(lesson: ManagedLesson, onRemove: () => void) {
  if (lesson.materialUrl === '') return undefined
  return {
    name: lesson.materialName,
    extension: lesson.materialExtension,
    bytes: lesson.materialBytes,
    url: lesson.materialUrl,
    lesson,
    onRemove,
  }
}

/** The submissions of an exam, 0 until they are known and for other lessons. */
function useSubmissionCount({ id, kind }: ManagedLesson): number {
  const { hasQuestions } = LESSON_KINDS[kind]
  const { data } = useQuery({ ...examVersionsQuery(id), enabled: hasQuestions })
  return data?.submissions ?? 0
}

/** Reads the lesson again; a toast reports a failure. */
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
