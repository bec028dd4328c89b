import type { StaffKind } from '../../../../contract/staff/staff-kinds.ts'

/** The names of the kinds of staff. */
export const KIND_LABELS: Record<StaffKind, string> = {
  owner: 'Owner',
  teacher: 'Teacher',
  marker: 'Marker',
  accountant: 'Accountant',
}

/** What each kind is for, in a sentence. */
export const KIND_TEXTS: Record<StaffKind, string> = {
  owner: 'Does everything, also money, settings and staff.',
  teacher: 'Works in the classes that you choose: lessons, exams, marks, comments and messages.',
  marker: 'Marks the exams of the classes that you choose, and sees nothing else.',
  accountant: 'Sees payments and income, funds, corrects and refunds. No lessons, no answers.',
}

/** True for the kinds that work in classes. */
export const worksInClasses = (kind: StaffKind) => kind === 'teacher' || kind === 'marker'
