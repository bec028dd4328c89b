import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getClassExams,
  getExamClasses,
  getMarkedExamsPage,
  getMarkingQueue,
  getSubmission,
  getUnmarkedExamsPage,
} from '../../../../contract/exams/marking.ts'
import { getDifferingMarks } from '../../../../contract/exams/second-marks.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'

const FIVE_MINUTES_MS = 300_000

export type QueueFilters = {
  search: string
  /** Undefined for all. */
  classId?: number
  lessonId?: number
}

/** One page of the unmarked submissions; the previous one is displayed while it loads. */
export const gradingQueueQuery = (filters: QueueFilters & { page: number }) =>
  queryOptions({
    queryKey: adminKeys.gradingQueuePage(filters),
    queryFn: ({ signal }) => callApi(getUnmarkedExamsPage, filters, { signal }),
    placeholderData: keepPreviousData,
    // another administrator may mark at the same time
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/** One page of the marked answers; the previous one is displayed while it loads. */
export const markedExamsQuery = (filters: QueueFilters & { page: number }) =>
  queryOptions({
    queryKey: adminKeys.markedExamsPage(filters),
    queryFn: ({ signal }) => callApi(getMarkedExamsPage, filters, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** One page of the submissions whose two marks wait for a decision. */
export const differingMarksQuery = (page: number) =>
  queryOptions({
    queryKey: adminKeys.differingMarksPage(page),
    queryFn: ({ signal }) => callApi(getDifferingMarks, { page }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The classes with exams. */
export const examClassesQuery = queryOptions({
  queryKey: adminKeys.examClasses,
  queryFn: ({ signal }) => callApi(getExamClasses, {}, { signal }),
})

/** The exams of a class. */
export const classExamsQuery = (classId: number) =>
  queryOptions({
    queryKey: adminKeys.classExams(classId),
    queryFn: ({ signal }) => callApi(getClassExams, { classId }, { signal }),
  })

/** The submissions that a marker goes through. Fetched once, so that positions in the queue do not change. */
export const markingQueueQuery = (filters: QueueFilters) =>
  queryOptions({
    queryKey: adminKeys.markingQueue(filters),
    queryFn: ({ signal }) => callApi(getMarkingQueue, filters, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

/** A submission with its mark. The URL of a photograph expires after an hour. */
export const submissionQuery = (submissionId: number) =>
  queryOptions({
    queryKey: adminKeys.submission(submissionId),
    queryFn: ({ signal }) => callApi(getSubmission, { submissionId }, { signal }),
    // the next submission is prefetched while the marker reads this one
    staleTime: FIVE_MINUTES_MS,
    // another administrator may mark it at the same time
    refetchOnWindowFocus: 'always',
  })
