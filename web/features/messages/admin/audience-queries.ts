import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { getClasses } from '../../../../contract/classes/classes.ts'
import { getLessons } from '../../../../contract/lessons/manage-lessons.ts'
import { countAudience } from '../../../../contract/messages/announcements.ts'
import type { Audience } from '../../../../contract/messages/audiences.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { callQuery } from '../../../api/call-query.ts'

/** Every class of the school, as a choice. */
export const audienceClassesQuery = callQuery(getClasses, {}, adminKeys.audienceClasses)

/** The exams of a class, as a choice. */
export const audienceExamsQuery = (classId: number) =>
  queryOptions({
    queryKey: adminKeys.audienceExams(classId),
    queryFn: async ({ signal }) =>
      (await callApi(getLessons, { classId }, { signal })).filter((it) => it.kind === 'exam'),
  })

/** The number of students of an audience now, and the audience in words. */
export const audienceCountQuery = (audience: Audience | undefined) =>
  queryOptions({
    queryKey: adminKeys.audienceCount(audience ?? {}),
    queryFn: audience
      ? ({ signal }) => callApi(countAudience, { audience }, { signal })
      : skipToken,
    placeholderData: keepPreviousData,
  })
