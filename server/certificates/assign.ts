import { createHmac } from 'node:crypto'
import {
  CLASS_REQUIRED,
  DEFAULT_CERTIFICATE_TITLE,
  STUDENT_REQUIRED,
} from '../../contract/certificates.ts'
import { type Db, inTransaction, type Tx } from '../kernel/db.ts'
import { newToken } from '../kernel/random.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import { secret } from '../kernel/secrets.ts'
import {
  findClasses,
  findPeople,
  findTemplate,
  type Given,
  insertCertificates,
  studentsOf,
} from './store.ts'
import { noSuchTemplate } from './templates.ts'

export type Assignment = {
  content: string
  /** 'YYYY-MM-DD', a real day. */
  issuedOn: string
  templateId: number | undefined
  studentIds: readonly number[] | undefined
  classIds: readonly number[] | undefined
  issuedBy: number
  now: number
}

type Assigned = { given: number; already: number }

/**
 * Gives a certificate to the people named and to everybody who is in the classes at this moment; to all of them or,
 * when one is not there, to nobody. The same words of the same day are one certificate however often they are sent
 * (decision 0091); answers how many are new and how many were there. Refuses with 'Please select at least one student' or '… class' (wallet-and-admin §5).
 */
export async function assign(db: Db, wish: Assignment): Promise<Assigned> {
  const studentIds = distinct(wish.studentIds)
  const classIds = distinct(wish.classIds)
  if (studentIds.length + classIds.length === 0) {
    refuse(wish.classIds && !wish.studentIds ? CLASS_REQUIRED : STUDENT_REQUIRED)
  }
  const codeSecret = await secret(db, 'certificate-codes', newToken)
  return inTransaction(db, async (tx) => {
    const given = await wordsOf(tx, wish)
    const receivers = await receiversOf(tx, studentIds, classIds)
    const coded = receivers.map((studentId) => ({
      studentId,
      code: codeOf(codeSecret, studentId, given),
    }))
    const written = await insertCertificates(tx, given, coded)
    return { given: written, already: coded.length - written }
  })
}

async function wordsOf(tx: Tx, wish: Assignment): Promise<Given> {
  const { templateId, content, issuedOn, issuedBy, now } = wish
  const given = { content, issuedOn, issuedBy, now }
  if (templateId === undefined) {
    return { ...given, templateId: null, title: DEFAULT_CERTIFICATE_TITLE, footer: '' }
  }
  const { title, footer } = (await findTemplate(tx, templateId)) ?? noSuchTemplate()
  return { ...given, templateId, title, footer }
}

/** Everybody once, always in the same order: two such assignments at once then wait for each other and do not lock. */
async function receiversOf(tx: Tx, studentIds: number[], classIds: number[]): Promise<number[]> {
  if ((await findPeople(tx, studentIds)).length < studentIds.length)
    reject(404, 'Student not found')
  if (classIds.length === 0) return studentIds
  if ((await findClasses(tx, classIds)).length < classIds.length) reject(404, 'Class not found')
  const receivers = distinct([...studentIds, ...(await studentsOf(tx, classIds))])
  if (receivers.length === 0) refuse('There are no students in these classes yet.')
  return receivers
}

function distinct(ids: readonly number[] = []): number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}

/** 22 URL-safe characters that only this school can make and always makes alike, so that the same certificate is one row. */
function codeOf(codeSecret: string, studentId: number, given: Given): string {
  const { title, content, footer, issuedOn } = given
  return createHmac('sha256', codeSecret)
    .update(JSON.stringify([studentId, title, content, footer, issuedOn]))
    .digest('base64url')
    .slice(0, 22)
}
