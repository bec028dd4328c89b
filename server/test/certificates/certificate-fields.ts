import {
  getMyCertificates,
  saveCertificateTemplate,
} from '../../../contract/certificates/certificates.ts'
import { callApi } from '../call-api.ts'
import type { TestSchool, TestUser } from '../test-school.ts'

/** The fields of a template. */
export const templateFields = {
  title: 'Certificate of Recitation · شَهَادَةُ تِلَاوَة',
  certificateContent: 'has read the Twenty-Eight Letters aloud',
  footer: 'Lisan Institute, Kano',
}

/** The fields of an assignment without recipients. */
export const certificateFields = {
  certificate_content: templateFields.certificateContent,
  issue_date: '2026-11-01',
}

/** Adds a template and returns its id. */
export async function addTemplate(school: TestSchool, maryam: TestUser): Promise<string> {
  return (await callApi(school, saveCertificateTemplate, templateFields, maryam)).data.id
}

/** The certificates of a student, as the student sees them. */
export const certificatesOf = async (school: TestSchool, student: TestUser) =>
  (await callApi(school, getMyCertificates, { email: student.email }, student)).data

/** The number of certificates in the database. */
export const countCertificates = async ({ db }: TestSchool) =>
  (await db.selectFrom('certificates').select('id').execute()).length
