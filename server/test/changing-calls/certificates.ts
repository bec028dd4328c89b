import {
  assignCertificate,
  saveCertificateTemplate,
} from '../../../contract/certificates/certificates.ts'
import { revokeCertificate } from '../../../contract/certificates/given-certificates.ts'
import { callApi } from '../call-api.ts'

import { type Examples, newStudent, ofClass, type SchoolToChange } from './school-to-change.ts'

const certificate = { certificate_content: 'Has completed Naḥw', issue_date: '2026-11-01' }

const templateForm = { title: 'Naḥw', footer: 'Lisan', certificateContent: 'Has completed' }

/** Calls that change certificates and their templates. */
export const certificateCalls = {
  saveCertificateTemplate: async () => ({ fields: templateForm }),
  deleteCertificateTemplate: async (it) => {
    const { data } = await callApi(it.school, saveCertificateTemplate, templateForm, it.maryam)
    return { fields: { template_id: data.id } }
  },
  assignCertificate: async (it) => ({
    fields: { ...certificate, student_ids: [String(it.amina.id)] },
  }),

  revokeCertificate: async (it) => ({
    fields: { certificate_id: await givenCertificate(it), reason: 'A wrong name' },
  }),
  restoreCertificate: async (it) => ({ fields: { certificate_id: await revokedCertificate(it) } }),
  replaceCertificate: async (it) => ({
    fields: { certificate_id: await revokedCertificate(it), issue_date: '2026-11-03' },
  }),
  giveToCompleted: async (it) => {
    const { data } = await callApi(it.school, saveCertificateTemplate, templateForm, it.maryam)
    const fields = { template_id: data.id, issue_date: '2026-11-01', min_score: 70 }
    return { fields: { ...fields, ...ofClass(it) } }
  },
} satisfies Examples

/** A certificate of a new student. */
async function givenCertificate(it: SchoolToChange): Promise<string> {
  const student = await newStudent(it)
  const fields = { ...certificate, student_ids: [String(student.id)] }
  await callApi(it.school, assignCertificate, fields, it.maryam)
  const { id } = await it.school.db
    .selectFrom('certificates')
    .select('id')
    .where('student_id', '=', student.id)
    .executeTakeFirstOrThrow()
  return String(id)
}

async function revokedCertificate(it: SchoolToChange): Promise<string> {
  const certificate_id = await givenCertificate(it)
  await callApi(it.school, revokeCertificate, { certificate_id, reason: 'A slip' }, it.maryam)
  return certificate_id
}
