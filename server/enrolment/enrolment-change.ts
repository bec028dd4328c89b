/** An administrator's change of enrolments in a class. `now` is Unix seconds. */
export type EnrolmentChange = {
  actorId: number
  studentIds: readonly number[]
  classId: number
  now: number
  timezone: string
}

/** The change for one student. */
export type StudentChange = Omit<EnrolmentChange, 'studentIds' | 'classId'> & { studentId: number }
