import { BookOpen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ManagedLesson } from '../../../../contract/lessons.ts'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Mixed } from '../../../kit/Prose.tsx'
import { LessonTable } from './LessonTable.tsx'
import { useDeleteLesson } from './lesson-list.ts'
import './lesson-list.css'

type LessonListProps = {
  classId: number
  lessons: readonly ManagedLesson[]
  /** The button that adds one. */
  add: ReactNode
}

/** The Lessons tab of a class (wallet-and-admin §2). */
export function LessonList({ classId, lessons, add }: LessonListProps) {
  const [going, setGoing] = useState<ManagedLesson>()
  return (
    <Card>
      <CardHead title="Lessons">{add}</CardHead>
      {lessons.length === 0 ? (
        <EmptyState icon={BookOpen} title="No lessons">
          Get started by adding a new lesson.
        </EmptyState>
      ) : (
        <LessonTable classId={classId} lessons={lessons} onDelete={setGoing} />
      )}
      {going && (
        <DeleteLesson classId={classId} lesson={going} onClose={() => setGoing(undefined)} />
      )}
    </Card>
  )
}

type DeleteLessonProps = { classId: number; lesson: ManagedLesson; onClose: () => void }

function DeleteLesson({ classId, lesson, onClose }: DeleteLessonProps) {
  const { mutate, isPending } = useDeleteLesson(classId)
  return (
    <ConfirmDialog
      open
      destructive
      title="Delete Lesson"
      confirm="Delete"
      busy={isPending && 'Deleting...'}
      onClose={onClose}
      onConfirm={() => mutate(lesson.id, { onSuccess: onClose })}
    >
      <b>
        <Mixed text={lesson.subject} />
      </b>{' '}
      will be gone for everyone, with its file.{' '}
      {lesson.kind === 'exam' && 'Results that students have stay theirs. '}This cannot be undone.
    </ConfirmDialog>
  )
}
