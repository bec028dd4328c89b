import { getSemesterGrades } from '../../../contract/exams/exams.ts'
import { callQuery } from '../../api/call-query.ts'
import { keys } from '../../api/query-keys.ts'

/** The months with submitted exams, newest first. */
export const semesterQuery = callQuery(getSemesterGrades, {}, keys.semester)
