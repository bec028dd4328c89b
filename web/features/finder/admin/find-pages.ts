import { matchesSearch } from '../../../../contract/arabic/arabic-search.ts'
import type { FinderResults } from '../../../../contract/finder/finder.ts'
import { formatNaira } from '../../../../contract/platform/kobo.ts'
import type { Permission } from '../../../../contract/staff/permissions.ts'
import { paths } from '../../../api/paths.ts'
import { ADMIN_PAGES } from './admin-pages.ts'

/** A target of the finder. */
export type FinderItem = { key: string; group: string; label: string; detail: string; to: string }

const { admin } = paths

type Target = { label: string; to: string; can?: Permission }

const ACTIONS: readonly Target[] = [
  { label: 'Import students', to: admin.students, can: 'manageStudents' },
  { label: 'Send a message', to: admin.messages, can: 'sendMessages' },
  { label: 'Add a class', to: admin.classes, can: 'createClasses' },
  { label: 'Mark exams', to: admin.exams, can: 'markExams' },
  { label: 'Payments of this month', to: `${admin.payments}?period=this`, can: 'viewMoney' },
  { label: 'Stuck card payments', to: `${admin.payments}?tab=cards&state=stuck`, can: 'viewMoney' },
  { label: 'Subscriptions ending in 7 days', to: `${admin.lists}?list=lapsing`, can: 'viewMoney' },
  { label: 'Failed emails', to: `${admin.lists}?list=emails`, can: 'viewMail' },
]

const TARGETS: readonly Target[] = [
  { to: admin.dashboard, label: 'Dashboard' },
  ...ADMIN_PAGES,
  ...ACTIONS,
]

/** The screens and actions that the user may open and that match a text; all of them for an empty one (R-STAFF-011). */
export function findPages(
  search: string,
  isPermitted: (can: Permission) => boolean,
): readonly FinderItem[] {
  return TARGETS.filter(({ can }) => can === undefined || isPermitted(can))
    .filter(({ label }) => search.trim() === '' || matchesSearch(label, search))
    .map(({ to, label }) => ({
      ...{ key: `page ${label}`, group: 'Screens and actions', label, detail: '', to },
    }))
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
