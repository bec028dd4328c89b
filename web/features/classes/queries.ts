import { getEligibleClasses } from '../../../contract/classes/classes.ts'
import { callQuery } from '../../api/call-query.ts'
import { keys } from '../../api/query-keys.ts'

/** The classes that this student may join (R-BROWSE-019). */
export const eligibleClassesQuery = callQuery(getEligibleClasses, {}, keys.eligibleClasses)
