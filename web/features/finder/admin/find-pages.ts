import { matchesSearch } from '../../../../contract/arabic/arabic-search.ts'
import type { FinderResults } from '../../../../contract/finder/finder.ts'
import { formatNaira } from '../../../../contract/platform/kobo.ts'
import { paths } from '../../../api/paths.ts'
import { ADMIN_PAGES } from './admin-pages.ts'

/** A target of the finder. */
export type FinderItem = { key: string; group: string; label: string; detail: string; to: string }

const { admin } = paths

const ACTIONS = [
  { label: 'Import students', to: admin.students },
  { label: 'Send a message', to: admin.messages },
  { label: 'Add a class', to: admin.classes },
  { label: 'Mark exams', to: admin.exams },
  { label: 'Payments of this month', to: `${admin.payments}?period=this` },
  { label: 'Stuck card payments', to: `${admin.payments}?tab=cards&state=stuck` },
  { label: 'Subscriptions ending in 7 days', to: `${admin.lists}?list=lapsing` },
  { label: 'Failed emails', to: `${admin.lists}?list=emails` },
]

const PAGES: readonly FinderItem[] = [
  { to: admin.dashboard, label: 'Dashboard' },
  ...ADMIN_PAGES,
  ...ACTIONS,
].map(({ to, label }) => ({
  key: `page ${label}`,
  group: 'Screens and actions',
  label,
  detail: '',
  to,
}))

/** The screens and actions that match a text; all of them for an empty one. */
export function findPages(search: string): readonly FinderItem[] {
  return search.trim() === '' ? PAGES : PAGES.filter(({ label }) => matchesSearch(label, search))
}

/** The students, classes, lessons and payments of a response as targets. */
export function toItems({ students, classes, lessons, payments }: FinderResults): FinderItem[] {
  return [
    ...students.map(({ id, name, email }) => ({
      ...{ key: `student ${id}`, group: 'Students', label: name, detail: email },
      to: `${admin.students}/${id}`,
    })),
    ...classes.map(({ id, name, category }) => ({
      ...{ key: `class ${id}`, group: 'Classes', label: name, detail: category },
      to: admin.class(id),
    })),
    ...lessons.map(({ id, classId, subject, className }) => ({
      ...{ key: `lesson ${id}`, group: 'Lessons', label: subject, detail: className },
      to: admin.lesson(classId, id),
    })),
    ...payments.map(({ reference, studentName, amount, isCard }) => ({
      ...{ key: `payment ${reference}`, group: 'Payments', label: reference },
      detail: `${studentName}, ${formatNaira(amount)}`,
      to: `${admin.payments}?${isCard ? 'tab=cards&' : ''}search=${reference}`,
    })),
  ]
}
