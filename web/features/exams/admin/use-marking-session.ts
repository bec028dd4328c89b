import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import {
  claimNextSubmission,
  MAX_CLAIM_CANDIDATES,
} from '../../../../contract/exams/marking-claims.ts'
import { callApi } from '../../../api/call-api.ts'
import { paths } from '../../../api/paths.ts'
import { parseFilters } from '../../../kit/url-filters.ts'
import { markingQueueQuery, submissionQuery } from './queries.ts'
import { parseId, QUEUE_URL_FILTERS, toQueueFilters } from './queue-filters.ts'

/**
 * The position of a submission among those that the marker goes through, with the filters of the list, and the way back to the
 * list, the gradebook or the student from which it was opened.
 */
export function useMarkingSession(submissionId: number) {
  const [query] = useSearchParams()
  const urlFilters = parseFilters(QUEUE_URL_FILTERS, query)
  const { data: queue } = useQuery({
    ...markingQueueQuery(toQueueFilters(urlFilters)),
    enabled: urlFilters.list === 'unmarked',
  })
  const index = queue?.ids.indexOf(submissionId) ?? -1
  const nextId = index < 0 ? undefined : queue?.ids[index + 1]
  usePrefetchedSubmission(nextId)
  const classId = parseId(urlFilters.class)
  const studentId = parseId(query.get('student') ?? '')
  const from = query.get('from')
  const suffix = query.size > 0 ? `?${query}` : ''
  const [, navigate] = useLocation()
  const listPath = toListPath()
  const openNext = async () => {
    const following = queue?.ids.slice(index + 1, index + 1 + MAX_CLAIM_CANDIDATES) ?? []
    const submissionIds = index < 0 ? [] : following
    // without a response the next one opens, whoever marks it
    const claimed =
      submissionIds.length > 0 &&
      (await callApi(claimNextSubmission, { submissionIds }).catch(() => nextId))
    navigate(claimed ? paths.admin.submission(claimed) + suffix : listPath)
  }
  return {
    /** The position of the submission: 3 of 20. Undefined outside the queue. */
    place: queue && index >= 0 ? { position: index + 1, total: queue.total } : undefined,
    hasNext: nextId !== undefined,
    /** Opens the next submission that nobody else marks, or the list if there is none (R-STAFF-008). */
    openNext,
    listPath,
  }
  function toListPath() {
    if (from === 'gradebook' && classId !== undefined)
      return `${paths.admin.class(classId)}?tab=gradebook`
    if (from === 'student' && studentId !== undefined)
      return `${paths.admin.student(studentId)}?tab=marks`
    return paths.admin.exams + suffix
  }
}

function usePrefetchedSubmission(submissionId: number | undefined) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (submissionId === undefined) return
    void queryClient.fetchQuery(submissionQuery(submissionId)).then(
      // prefetches the next photograph
      ({ isImage, answer }) => isImage && Object.assign(new Image(), { src: answer }),
      // the page reports the error when it opens
      () => {},
    )
  }, [queryClient, submissionId])
}
