import { getClasses } from '../../../contract/classes/classes.ts'
import { callQuery } from '../../api/call-query.ts'
import { keys } from '../../api/query-keys.ts'

/** The active classes for visitors (R-LANDING-017). */
export const publicClassesQuery = callQuery(getClasses, {}, keys.publicClasses)
