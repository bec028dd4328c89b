import { DELETIONS_PER_PAGE } from '../../contract/privacy/privacy-admin.ts'
import { PLANNED } from '../fill-deletions.ts'
import { type AdminCall, pageFor } from './admin-call.ts'

const orders = ['name', 'email', 'joined', 'wallet', 'role']

/** The calls of the screens of students and of the audit log. */
export const studentCalls: AdminCall[] = [
  { name: 'findStudents, first page', action: 'findStudents', fields: () => ({}) },
  {
    name: 'findStudents, any order, any page',
    action: 'findStudents',
    fields: (index, { students }) => ({
      sort: orders[index % orders.length],
      order: index % 2 === 0 ? 'asc' : 'desc',
      page: pageFor(index, students),
    }),
  },
  {
    name: 'findStudents, a search for one',
    action: 'findStudents',
    fields: (index, { students }) => ({ search: `student${(index * 613) % students}@` }),
  },
  {
    name: 'findStudents, a search for many',
    action: 'findStudents',
    fields: (index) => ({ search: String(index % 10), sort: orders[index % orders.length] }),
  },
  {
    name: 'findStudents, deactivated',
    action: 'findStudents',
    fields: () => ({ group: 'deactivated' }),
  },
  {
    name: 'findStudentSelection',
    action: 'findStudentSelection',
    fields: () => ({ group: 'students' }),
  },
  studentCall('getStudent'),
  studentCall('getStudentClasses'),
  studentCall('getStudentMarks'),
  studentCall('getStudentLedger'),
  studentCall('getStudentMessages'),
  // each student is added before being removed, so that the school does not change
  enrolmentCall('addStudentsToClass', { payment: 'waived' }),
  enrolmentCall('previewRemoval', {}),
  enrolmentCall('removeStudentsFromClass', { refund: 'none' }),
  { name: 'getStudentList', action: 'getStudentList', fields: () => ({}), isUnbounded: true },
  { name: 'getAuditLog, first page', action: 'getAuditLog', fields: () => ({}) },
  {
    name: 'getAuditLog, any page',
    action: 'getAuditLog',
    fields: (index, { ledgerRows }) => ({ page: pageFor(index, ledgerRows / 20, 20) }),
  },
  {
    name: 'getAuditLog, of a person',
    action: 'getAuditLog',
    fields: (index, { students }) => ({ person: `student${(index * 613) % students}@` }),
  },
  { name: 'getPlannedDeletions, first page', action: 'getPlannedDeletions', fields: () => ({}) },
  {
    name: 'getPlannedDeletions, any page',
    action: 'getPlannedDeletions',
    fields: (index) => ({ page: pageFor(index, PLANNED, DELETIONS_PER_PAGE) }),
  },
  {
    name: 'editStudent',
    action: 'editStudent',
    fields: (index, { studentIds }) => ({
      student_id: String(studentIds[index % studentIds.length]),
      name: `Student ${index}`,
      email: `edited${index}@school.example`,
      phonenumber: '08030000000',
      role: '1',
    }),
  },
]

/** A call of the page of a student. */
function studentCall(action: string): AdminCall {
  return {
    name: action,
    action,
    fields: (index, { studentIds }) => ({
      student_id: String(studentIds[index % studentIds.length]),
    }),
  }
}

/** A call that changes the enrolment of one student in the class with the second-highest id. */
function enrolmentCall(action: string, fields: object): AdminCall {
  return {
    name: action,
    action,
    fields: (index, { studentIds, classIds }) => ({
      student_ids: [String(studentIds[index % studentIds.length])],
      class_id: String(classIds[1]),
      ...fields,
    }),
  }
}
