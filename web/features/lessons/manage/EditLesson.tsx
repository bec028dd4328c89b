import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LESSON_CHANGED, type ManagedLesson } from '../../../../contract/lessons.ts'
import { messageOf } from '../../../api/ask.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { toast } from '../../../kit/toast.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { type EditedLesson, editedLessonQuery } from './editor-queries.ts'
import { draftKey } from './kept-draft.ts'
import { LessonFields } from './LessonFields.tsx'
import { fieldsOf } from './lesson-draft.ts'
import { RemoveFile } from './RemoveFile.tsx'
import { RemoveQuestion } from './RemoveQuestion.tsx'
import { RestoredNote } from './RestoredNote.tsx'
import { SaveState } from './SaveState.tsx'
import { useLessonForm } from './use-lesson-form.ts'
import { useSaveLesson } from './use-save-lesson.ts'

type EditLessonProps = EditedLesson & {
  timezone: string
  /** Where a saved lesson is left for. */
  onSaved: () => void
}

/** The editor of a lesson that is there, on a page of its own; Save stays in view. */
export function EditLesson({ lesson, known, timezone, onSaved }: EditLessonProps) {
  const form = useLessonForm(draftKey(String(lesson.classId), String(lesson.id)), known)
  const [chosen, setChosen] = useState<ChosenFile>()
  const [leaving, setLeaving] = useState<'file' | { question: string }>()
  const newest = useNewest(lesson.id)
  const save = useSaveLesson({ classId: lesson.classId, lessonId: lesson.id }, () => {
    form.forget()
    onSaved()
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending || !form.mayBeSent(event)) return
    const { once, version } = form
    save.save({ fields: fieldsOf(form.draft), version, once, chosen })
  }
  const loadNewest = async () => {
    const found = await newest()
    if (!found) return
    form.loadNewest(found.known)
    save.forgive()
  }
  return (
    <>
      <form className="grid gap-5" onSubmit={submit} noValidate>
        <RestoredNote form={form} />
        <ChangedMeanwhile
          isStale={isStale(save.fault)}
          both={form.both}
          onLoadNewest={() => void loadNewest()}
        />
        <Card as="div" pad>
          <LessonFields
            form={form}
            chosen={chosen}
            onChoose={setChosen}
            isSaving={save.isPending}
            timezone={timezone}
            stored={storedFile(lesson, () => setLeaving('file'))}
            onRemoveQuestion={(question) => setLeaving({ question })}
          />
        </Card>
        <div className="dock editor-dock">
          <SaveState save={save} chosen={chosen} />
          <div className="flex justify-end gap-2.5">
            {save.isPending && (
              <Button look="line" onClick={save.cancel}>
                {chosen ? 'Cancel upload' : 'Cancel'}
              </Button>
            )}
            <Button type="submit" look="main" busy={save.isPending && 'Saving...'}>
              Save Lesson
            </Button>
          </div>
        </div>
      </form>
      <RemoveFile lesson={lesson} open={leaving === 'file'} onClose={() => setLeaving(undefined)} />
      <RemoveQuestion
        question={form.draft.questions.find(
          ({ id }) => typeof leaving === 'object' && id === leaving.question,
        )}
        onClose={() => setLeaving(undefined)}
        onRemoved={form.dropQuestion}
      />
    </>
  )
}

const isStale = (fault: Error | null) =>
  fault?.message === LESSON_CHANGED || fault?.message === 'Question not found'

function storedFile(lesson: ManagedLesson, onRemove: () => void) {
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
function useNewest(lessonId: number) {
  const queries = useQueryClient()
  return async () => {
    try {
      return await queries.fetchQuery({ ...editedLessonQuery(lessonId), staleTime: 0 })
    } catch (fault) {
      toast.bad(messageOf(fault))
      return null
    }
  }
}
