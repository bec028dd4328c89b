import { queryOptions } from '@tanstack/react-query'
import { getMyCertificates } from '../../../contract/certificates/certificates.ts'
import { getEligibleClasses } from '../../../contract/classes/classes.ts'
import { callQuery } from '../../api/call-query.ts'
import { keys } from '../../api/query-keys.ts'
import { readClassPage } from '../offline/shared/read-class-page.ts'

/** The class of a lesson, from the cache of the class page. */
export const classQuery = (classRef: string) =>
  queryOptions({
    queryKey: keys.classPage(classRef),
    queryFn: readClassPage(classRef),
  })

/** The certificates of the student. */
export const certificatesQuery = callQuery(getMyCertificates, {}, keys.myCertificates)

/** The classes that the student may join. */
export const joinableClassesQuery = callQuery(getEligibleClasses, {}, keys.eligibleClasses)
