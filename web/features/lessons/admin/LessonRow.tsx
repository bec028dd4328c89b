import { Check, Copy, Eye, GripVertical, Mic, Pencil, Send, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { LESSON_KINDS, type LessonKind } from '../../../../contract/lessons/lesson-kinds.ts'
import type { ManagedLesson } from '../../../../contract/lessons/manage-lessons.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { ROLES } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { IconButton, IconLink } from '../../../kit/IconButton.tsx'
import { Menu } from '../../../kit/Menu.tsx'
import { DESKTOP, useMediaQuery } from '../../../kit/use-media-query.ts'
import { kindOfExtension, PICKERS } from './file-pickers.ts'
import { LessonUploadNote } from './LessonUploadNote.tsx'
import { useSortableItem } from './sortable.tsx'

/** The actions in the menu of a lesson. */
export type LessonActions = {
  onDuplicate: (lesson: ManagedLesson) => void
  onPublish: (lesson: ManagedLesson) => void
  onModels: (lesson: ManagedLesson) => void
  onDelete: (lesson: ManagedLesson) => void
}

type LessonRowProps = { lesson: ManagedLesson; position: number; actions: LessonActions }

/** A lesson of the list with its drag handle (R-ACLASS-016, R-ACLASS-018). */
export function LessonRow({ lesson, position, actions }: LessonRowProps) {
  const { subject, classId, id, scheduled, opensAt } = lesson
  const sortable = useSortableItem(id)
  const isDesktop = useMediaQuery(DESKTOP)
  return (
    <tr {...ROLES.row} {...sortable.item}>
      <td {...ROLES.cell} className="handle">
        <IconButton
          {...sortable.handle}
          className="grip"
          label={m.lessons_move_lesson({ number: position, subject })}
          icon={<GripVertical className="icon" aria-hidden />}
        />
      </td>
      <td {...ROLES.cell} className="lesson-subject font-semibold">
        <BilingualTitle>{subject}</BilingualTitle>
        <LessonFacts lesson={lesson} />
        {lesson.upload && <LessonUploadNote upload={lesson.upload} />}
      </td>
      <td {...ROLES.cell} className="lesson-type">
        <span className="flex flex-wrap gap-1.5">
          <TypeBadge kind={lesson.kind} />
          {lesson.draft && <Badge kind="draft" />}
        </span>
      </td>
      <td {...ROLES.cell} className="wide-only">
        {scheduled ? (
          <Check className="icon text-success-ink" aria-hidden />
        ) : (
          <X className="icon text-ink-3" aria-hidden />
        )}
        <span className="sr-only">
          {scheduled ? m.lessons_scheduled() : m.lessons_not_scheduled()}
        </span>
      </td>
      <td
        {...ROLES.cell}
        className="lesson-date num text-small whitespace-nowrap text-ink-2"
        data-label={opensAt === 0 ? m.lessons_study_date() : undefined}
      >
        {opensAt === 0 ? m.lessons_not_set() : <DateText at={opensAt} format="dateTime" />}
      </td>
      <td {...ROLES.cell} className="row-actions">
        <IconLink
          to={paths.admin.lesson(classId, id)}
          label={m.lessons_edit_subject({ subject })}
          icon={<Pencil className="icon" aria-hidden />}
        />
        {isDesktop && (
          <IconButton
            destructive
            label={m.lessons_delete_subject({ subject })}
            icon={<Trash2 className="icon" aria-hidden />}
            onClick={() => actions.onDelete(lesson)}
          />
        )}
        <LessonMenu lesson={lesson} actions={actions} hasDeletion={!isDesktop} />
      </td>
    </tr>
  )
}

/** 'Video · Free lesson', '8 questions · PDF' */
function LessonFacts({ lesson }: { lesson: ManagedLesson }) {
  const { questionCount: count, materialExtension, sample } = lesson
  const fileKind = kindOfExtension(materialExtension)
  const facts = [
    ...(count === undefined ? [] : [m.lessons_question_count({ count })]),
    ...PICKERS.flatMap(({ kind, label }) => (kind === fileKind ? [label] : [])),
    ...(sample ? [m.lessons_free_sample()] : []),
  ]
  if (facts.length === 0) return null
  return <span className="block text-small font-normal text-ink-2">{facts.join(' · ')}</span>
}

type LessonMenuProps = Pick<LessonRowProps, 'lesson' | 'actions'> & { hasDeletion: boolean }

function LessonMenu({ lesson, actions, hasDeletion }: LessonMenuProps) {
  const [, navigate] = useLocation()
  const hasPage = LESSON_KINDS[lesson.kind].opensIn === 'lesson-page'
  const publish = {
    label: m.lessons_publish(),
    icon: <Send className="icon mirror" aria-hidden />,
    onSelect: () => actions.onPublish(lesson),
  }
  const models = {
    label: m.corrections_models_of_exam(),
    icon: <Mic className="icon" aria-hidden />,
    onSelect: () => actions.onModels(lesson),
  }
  const deletion = {
    label: m.kit_delete(),
    icon: <Trash2 className="icon" aria-hidden />,
    destructive: true,
    onSelect: () => actions.onDelete(lesson),
  }
  return (
    <Menu
      label={m.lessons_actions_subject({ subject: lesson.subject })}
      items={[
        ...(lesson.draft ? [publish] : []),
        {
          label: m.lessons_view_as_student(),
          icon: <Eye className="icon" aria-hidden />,
          // a timetable opens on the page of its class
          onSelect: () => navigate(paths.admin.preview(lesson.classId, hasPage ? lesson.id : '')),
        },
        {
          label: m.lessons_duplicate(),
          icon: <Copy className="icon" aria-hidden />,
          onSelect: () => actions.onDuplicate(lesson),
        },
        ...(LESSON_KINDS[lesson.kind].hasQuestions ? [models] : []),
        ...(hasDeletion ? [deletion] : []),
      ]}
    />
  )
}

const kindBadges: Record<LessonKind, ReactNode> = {
  lesson: <Badge kind="plain">{m.kit_lesson()}</Badge>,
  exam: <Badge kind="exam" />,
  practice: <Badge kind="plain">{m.lessons_practice()}</Badge>,
  timetable: <Badge kind="timetable" />,
}

function TypeBadge({ kind }: Pick<ManagedLesson, 'kind'>) {
  return kindBadges[kind]
}
