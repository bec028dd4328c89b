import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { m } from '../../../../messages/m.ts'

/** A sortable item with the name that screen readers read. */
export type NamedItem<Id extends string | number = string | number> = { id: Id; name: string }

type WithId = { id: UniqueIdentifier }

/** The screen reader announcements of a drag. */
export function dragAnnouncements(items: readonly NamedItem[]): Announcements {
  /** An item, with the place of itself or of another one. */
  const valuesOf = ({ id }: WithId, { id: placeId }: WithId = { id }) => ({
    name: items.find((it) => it.id === id)?.name ?? '',
    place: items.findIndex((it) => it.id === placeId) + 1,
    count: items.length,
  })
  let hasMoved = true
  return {
    onDragStart: ({ active }) => {
      hasMoved = false
      return m.lessons_drag_lifted(valuesOf(active))
    },
    onDragOver: ({ active, over }) => {
      // the first event after lifting repeats the start position
      if (!over || (over.id === active.id && !hasMoved)) return undefined
      hasMoved = true
      return m.lessons_drag_over(valuesOf(active, over))
    },
    onDragEnd: ({ active, over }) => m.lessons_drag_dropped(valuesOf(active, over ?? active)),
    onDragCancel: ({ active }) => m.lessons_drag_cancelled(valuesOf(active)),
  }
}
