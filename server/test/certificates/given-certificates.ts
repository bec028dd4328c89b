import {
  assignCertificate,
  saveCertificateTemplate,
} from '../../../contract/certificates/certificates.ts'
import { getGivenCertificates } from '../../../contract/certificates/given-certificates.ts'
import { callApi } from '../call-api.ts'
import { openSchoolAtStart } from '../process/school-at-start.ts'
import { seedStudent, type TestSchool, type TestUser } from '../test-school.ts'

/** The fields of a template. */
export const templateFields = {
  ...{ title: 'Naḥw', certificateContent: 'has completed Naḥw', footer: 'Kano' },
}

/** A school with two students and a template. */
export async function openSchool() {
  const { school, admin, amina } = await openSchoolAtStart()
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const { data } = await callApi(school, saveCertificateTemplate, templateFields, admin)
  return { school, admin, amina, musa, templateId: String(data.id) }
}

/** Gives a certificate to students. */
export function give(school: TestSchool, admin: TestUser, templateId: string, more: object) {
  const fields = {
    ...{ template_id: templateId, certificate_content: templateFields.certificateContent },
    ...{ issue_date: '2026-11-01', ...more },
  }
  return callApi(school, assignCertificate, fields, admin)
}

/** The list of given certificates as an administrator sees it. */
export const listGiven = async (
  school: TestSchool,
  admin: TestUser,
  filters: Record<string, unknown> = {},
) => (await callApi(school, getGivenCertificates, filters, admin)).data
