import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'

/** Read by screen readers with every handle. */
export const dragInstructions = (noun: string): ScreenReaderInstructions => ({
  draggable: `To move a ${noun}, press Space. Move it with the up and down arrows, press Space again to drop it, or Escape to leave it where it was.`,
})

/** A sortable item with the name that screen readers read. */
export type NamedItem<Id extends string | number = string | number> = { id: Id; name: string }

/** The screen reader announcements of a drag. */
export function dragAnnouncements(items: readonly NamedItem[]): Announcements {
  const nameOf = (id: UniqueIdentifier) => items.find((it) => it.id === id)?.name ?? ''
  const positionOf = (id: UniqueIdentifier) =>
    `place ${items.findIndex((it) => it.id === id) + 1} of ${items.length}`
  let hasMoved = true
  return {
    onDragStart: ({ active }) => {
      hasMoved = false
      return `Lifted ${nameOf(active.id)}, ${positionOf(active.id)}.`
    },
    onDragOver: ({ active, over }) => {
      // the first event after lifting repeats the start position
      if (!over || (over.id === active.id && !hasMoved)) return undefined
      hasMoved = true
      return `${nameOf(active.id)} is over ${positionOf(over.id)}.`
    },
    onDragEnd: ({ active, over }) =>
      `Dropped ${nameOf(active.id)}, ${positionOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${positionOf(active.id)}.`,
  }
}
