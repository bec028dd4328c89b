import type { AssignmentResult } from '../../contract/certificates/certificates.ts'
import { GIVEN_PAGE } from '../../contract/certificates/given-certificates.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { clampPage } from '../platform/pagination.ts'
import { giveCertificates, readCodeSecret, resolveCertificate } from './assign.ts'
import { type CompletedStudent, listCompleted, lockTemplate } from './completed-store.ts'
import { findExistingClassIds, findTemplate } from './store.ts'
import { throwTemplateNotFound } from './templates.ts'

type CompletedRequest = {
  classId: number
  templateId: number
  /** Per cent; 0 for any. */
  minScore: number
}

/** True if all exams are marked and the score is sufficient; a class without exams has no score and always suffices. */
const hasReached = ({ score, isUnmarked }: CompletedStudent, minScore: number) =>
  !isUnmarked && (score === null || score >= minScore)

async function splitCompleted(db: Db, { minScore, ...request }: CompletedRequest) {
  await requireClassAndTemplate(db, request)
  const completed = await listCompleted(db, request)
  const without = completed.filter(({ holding }) => holding === 'none')
  return {
    students: without.filter((it) => hasReached(it, minScore)),
    already: completed.filter(({ holding }) => holding === 'valid').length,
    revoked: completed.filter(({ holding }) => holding === 'revoked').length,
    below: without.filter((it) => !it.isUnmarked && !hasReached(it, minScore)).length,
    unmarked: without.filter(({ isUnmarked }) => isUnmarked).length,
  }
}

async function requireClassAndTemplate(
  db: Db,
  { classId, templateId }: { classId: number; templateId: number },
) {
  if (!(await findTemplate(db, templateId))) throwTemplateNotFound()
  if ((await findExistingClassIds(db, [classId])).length === 0)
    httpError('class_not_found', say('rules_classes_class_not_found'))
}

/** One page of the students who would be given a certificate, with the numbers of the others. */
export async function findCompleted(
  db: Db,
  { page, ...request }: CompletedRequest & { page: number },
) {
  const { students, ...counts } = await splitCompleted(db, request)
  const { page: currentPage, offset } = clampPage({
    ...{ page, total: students.length, size: GIVEN_PAGE },
  })
  return {
    ...counts,
    total: students.length,
    page: currentPage,
    students: students
      .slice(offset, offset + GIVEN_PAGE)
      .map(({ id, name, email, score }) => ({ id, name, email, score })),
  }
}

/**
 * Gives a certificate to the students who have completed a class with at least a score and have none of this template for
 * this class. A repeated or concurrent request gives nobody a second one, even on another day.
 */
export async function giveToCompleted(
  db: Db,
  request: CompletedRequest & {
    issuedOn: string
    language?: Locale | undefined
    issuedBy: number
    now: number
  },
): Promise<AssignmentResult> {
  const codeSecret = await readCodeSecret(db)
  return inTransaction(db, async (tx) => {
    if (!(await lockTemplate(tx, request.templateId))) throwTemplateNotFound()
    const { students, already, revoked } = await splitCompleted(tx, request)
    const recipients = students
      .map(({ id, score }) => ({ studentId: id, classId: request.classId, grade: score }))
      .sort((a, b) => a.studentId - b.studentId)
    const certificate = await resolveCertificate(tx, request)
    const result = await giveCertificates(tx, { certificate, recipients, codeSecret })
    return {
      ...result,
      already: result.already + already + revoked,
      ...(revoked > 0 && { revoked }),
    }
  })
}
