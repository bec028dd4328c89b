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
import { callQuery } from '../../../api/call-query.ts'
import { pageQuery } from '../../../api/page-query.ts'

const FIVE_MINUTES_MS = 300_000

export type QueueFilters = {
  search: string
  /** Undefined for all. */
  classId?: number
  lessonId?: number
}

/** One page of the unmarked submissions; the previous one is displayed while it loads. */
export const gradingQueueQuery = (filters: QueueFilters & { page: number }) =>
  pageQuery(getUnmarkedExamsPage, filters, adminKeys.gradingQueuePage(filters), {
    // another administrator may mark at the same time
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/** One page of the marked answers; the previous one is displayed while it loads. */
export const markedExamsQuery = (filters: QueueFilters & { page: number }) =>
  pageQuery(getMarkedExamsPage, filters, adminKeys.markedExamsPage(filters), { staleTime: 0 })

/** One page of the submissions whose two marks wait for a decision. */
export const differingMarksQuery = (page: number) =>
  pageQuery(getDifferingMarks, { page }, adminKeys.differingMarksPage(page), { staleTime: 0 })

/** The classes with exams. */
export const examClassesQuery = callQuery(getExamClasses, {}, adminKeys.examClasses)

/** The exams of a class. */
export const classExamsQuery = (classId: number) =>
  callQuery(getClassExams, { classId }, adminKeys.classExams(classId))

/** The submissions that a marker goes through. Fetched once, so that positions in the queue do not change. */
export const markingQueueQuery = (filters: QueueFilters) =>
  callQuery(getMarkingQueue, filters, adminKeys.markingQueue(filters), {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

/** A submission with its mark. The URL of a photograph expires after an hour. */
export const submissionQuery = (submissionId: number) =>
  callQuery(getSubmission, { submissionId }, adminKeys.submission(submissionId), {
    // the next submission is prefetched while the marker reads this one
    staleTime: FIVE_MINUTES_MS,
    // another administrator may mark it at the same time
    refetchOnWindowFocus: 'always',
  })
