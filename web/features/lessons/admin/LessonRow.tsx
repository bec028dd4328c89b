import { useSortable } from '@dnd-kit/sortable'
import { Check, GripVertical, Pencil, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LessonKind } from '../../../../contract/lesson-kinds.ts'
import type { ManagedLesson } from '../../../../contract/lessons.ts'
import { paths } from '../../../api/paths.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { ROLES } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { IconButton, IconLink } from '../../../kit/IconButton.tsx'

type LessonRowProps = { lesson: ManagedLesson; position: number; onDelete: () => void }

/** A lesson of the list with its drag handle (R-ACLASS-016, R-ACLASS-018). */
export function LessonRow({ lesson, position, onDelete }: LessonRowProps) {
  const { subject, classId, id, scheduled, opensAt } = lesson
  const sortable = useSortableRow(id)
  return (
    <tr {...ROLES.row} {...sortable.row}>
      <td {...ROLES.cell} className="handle">
        <IconButton
          {...sortable.handle}
          className="grip"
          label={`Move lesson ${position}: ${subject}`}
          icon={<GripVertical className="icon" aria-hidden />}
        />
      </td>
      <td {...ROLES.cell} className="font-semibold">
        <BilingualTitle>{subject}</BilingualTitle>
      </td>
      <td {...ROLES.cell}>
        <TypeBadge kind={lesson.kind} />
      </td>
      <td {...ROLES.cell} className="wide-only">
        {scheduled ? (
          <Check className="icon text-success-ink" aria-hidden />
        ) : (
          <X className="icon text-ink-3" aria-hidden />
        )}
        <span className="sr-only">{scheduled ? 'Scheduled' : 'Not scheduled'}</span>
      </td>
      <td
        {...ROLES.cell}
        className="num text-small whitespace-nowrap text-ink-2"
        data-label="Study date"
      >
        {opensAt === 0 ? 'Not set' : <DateText at={opensAt} format="dateTime" />}
      </td>
      <td {...ROLES.cell} className="row-actions">
        <IconLink
          to={paths.admin.lesson(classId, id)}
          label={`Edit ${subject}`}
          icon={<Pencil className="icon" aria-hidden />}
        />
        <IconButton
          destructive
          label={`Delete ${subject}`}
          icon={<Trash2 className="icon" aria-hidden />}
          onClick={onDelete}
        />
      </td>
    </tr>
  )
}

const kindBadges: Record<LessonKind, ReactNode> = {
  lesson: <Badge kind="plain">Lesson</Badge>,
  exam: <Badge kind="exam" />,
  timetable: <Badge kind="timetable" />,
}

function TypeBadge({ kind }: Pick<ManagedLesson, 'kind'>) {
  return kindBadges[kind]
}

/** The props of a sortable row and its handle. */
function useSortableRow(id: number) {
  const sortable = useSortable({ id })
  const { transform, isDragging, isOver, activeIndex, index } = sortable
  const dropsAfter = activeIndex < index
  return {
    row: {
      ref: sortable.setNodeRef,
      'data-lifted': isDragging || undefined,
      'data-target': isOver && !isDragging ? (dropsAfter ? 'after' : 'before') : undefined,
      style: {
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition: sortable.transition,
      },
    },
    handle: { ref: sortable.setActivatorNodeRef, ...sortable.attributes, ...sortable.listeners },
  }
}
