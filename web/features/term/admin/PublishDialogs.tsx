import type { ManagedClassPage } from '../../../../contract/classes/classes.ts'
import type { ManagedLesson } from '../../../../contract/lessons/manage-lessons.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { usePublishClass, usePublishLesson } from './queries.ts'

/** Confirms that a draft class becomes visible, and names who is notified. */
export function PublishClassDialog(props: { class: ManagedClassPage; onClose: () => void }) {
  const { class: draft, onClose } = props
  const { mutate, isPending } = usePublishClass(onClose)
  return (
    <ConfirmDialog
      open
      title="Publish Class"
      confirmLabel="Publish"
      busy={isPending && 'Publishing...'}
      onClose={onClose}
      onConfirm={() => mutate(draft.id)}
    >
      <b>
        <MixedScriptText text={draft.name} />
      </b>{' '}
      becomes active and visible to everyone. {notifiedText(draft.studentTotal)} Lessons that are
      drafts stay hidden.
    </ConfirmDialog>
  )
}

function notifiedText(students: number): string {
  if (students === 0) return 'It has no students yet, so nobody is notified.'
  return students === 1
    ? 'Its student is notified once.'
    : `Its ${students.toLocaleString('en')} students are notified once.`
}

/** Confirms that a draft lesson becomes visible. */
export function PublishLessonDialog(props: { lesson: ManagedLesson; onClose: () => void }) {
  const { lesson, onClose } = props
  const { mutate, isPending } = usePublishLesson(onClose)
  return (
    <ConfirmDialog
      open
      title="Publish Lesson"
      confirmLabel="Publish"
      busy={isPending && 'Publishing...'}
      onClose={onClose}
      onConfirm={() => mutate(lesson.id)}
    >
      <b>
        <MixedScriptText text={lesson.subject} />
      </b>{' '}
      becomes visible to the students of its class. They are notified once, when it opens.
    </ConfirmDialog>
  )
}
