import { matchesSearch, searchIndex } from '../../../../contract/arabic/arabic-search.ts'
import type { FinderResults } from '../../../../contract/finder/finder.ts'
import type { Permission } from '../../../../contract/staff/permissions.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { inNaira } from '../../../kit/naira.ts'
import { ADMIN_PAGES } from './admin-pages.ts'

/** A target of the finder. */
export type FinderItem = { key: string; group: string; label: string; detail: string; to: string }

const { admin } = paths

type Target = { label: string; to: string; can?: Permission }

const ACTIONS: readonly Target[] = [
  { label: m.finder_import_students(), to: admin.students, can: 'manageStudents' },
  { label: m.finder_send_message(), to: admin.messages, can: 'sendMessages' },
  { label: m.finder_add_class(), to: admin.classes, can: 'createClasses' },
  { label: m.finder_mark_exams(), to: admin.exams, can: 'markExams' },
  { label: m.finder_payments_of_month(), to: `${admin.payments}?period=this`, can: 'viewMoney' },
  {
    label: m.finder_stuck_card_payments(),
    to: `${admin.payments}?tab=cards&state=stuck`,
    can: 'viewMoney',
  },
  {
    label: m.finder_subscriptions_ending(),
    to: `${admin.lists}?list=lapsing`,
    can: 'viewMoney',
  },
  { label: m.finder_failed_emails(), to: `${admin.lists}?list=emails`, can: 'viewMail' },
]

const TARGETS: readonly Target[] = [
  { to: admin.dashboard, label: m.finder_dashboard() },
  ...ADMIN_PAGES,
  ...ACTIONS,
]

/** The screens and actions that the user may open and that match a text; all of them for an empty one (R-STAFF-011). */
export function findPages(
  search: string,
  isPermitted: (can: Permission) => boolean,
): readonly FinderItem[] {
  return TARGETS.filter(({ can }) => can === undefined || isPermitted(can))
    .filter(({ label }) => search.trim() === '' || matchesSearch(searchIndex(label), search))
    .map(({ to, label }) => ({
      ...{ key: `page ${label}`, group: m.finder_screens_actions(), label, detail: '', to },
    }))
}

/** The students, classes, lessons and payments of a response as targets. */
export function toItems({ students, classes, lessons, payments }: FinderResults): FinderItem[] {
  return [
    ...students.map(({ id, name, email }) => ({
      ...{ key: `student ${id}`, group: m.kit_students(), label: name, detail: email },
      to: `${admin.students}/${id}`,
    })),
    ...classes.map(({ id, name, category }) => ({
      ...{ key: `class ${id}`, group: m.kit_classes(), label: name, detail: category },
      to: admin.class(id),
    })),
    ...lessons.map(({ id, classId, subject, className }) => ({
      ...{ key: `lesson ${id}`, group: m.kit_lessons(), label: subject, detail: className },
      to: admin.lesson(classId, id),
    })),
    ...payments.map(({ reference, studentName, amount, isCard }) => ({
      ...{ key: `payment ${reference}`, group: m.finder_payments(), label: reference },
      detail: m.finder_payment_detail({ name: studentName, amount: inNaira(amount) }),
      to: `${admin.payments}?${isCard ? 'tab=cards&' : ''}search=${reference}`,
    })),
  ]
}
