import type { ManagedClassPage } from '../../../../contract/classes/classes.ts'
import type { ManagedLesson } from '../../../../contract/lessons/manage-lessons.ts'
import { m } from '../../../../messages/m.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { Text } from '../../../kit/Text.tsx'
import { usePublishClass, usePublishLesson } from './queries.ts'

/** Confirms that a draft class becomes visible, and names who is notified. */
export function PublishClassDialog(props: { class: ManagedClassPage; onClose: () => void }) {
  const { class: draft, onClose } = props
  const { mutate, isPending } = usePublishClass(onClose)
  return (
    <ConfirmDialog
      open
      title={m.term_publish_class()}
      confirmLabel={m.term_publish()}
      busy={isPending && m.term_publishing()}
      onClose={onClose}
      onConfirm={() => mutate(draft.id)}
    >
      <Text
        of={m.term_publish_class_hint}
        name={
          <b>
            <MixedScriptText text={draft.name} />
          </b>
        }
        count={draft.studentTotal}
      />
    </ConfirmDialog>
  )
}

/** Confirms that a draft lesson becomes visible. */
export function PublishLessonDialog(props: { lesson: ManagedLesson; onClose: () => void }) {
  const { lesson, onClose } = props
  const { mutate, isPending } = usePublishLesson(onClose)
  return (
    <ConfirmDialog
      open
      title={m.term_publish_lesson()}
      confirmLabel={m.term_publish()}
      busy={isPending && m.term_publishing()}
      onClose={onClose}
      onConfirm={() => mutate(lesson.id)}
    >
      <Text
        of={m.term_publish_lesson_hint}
        title={
          <b>
            <MixedScriptText text={lesson.subject} />
          </b>
        }
      />
    </ConfirmDialog>
  )
}
