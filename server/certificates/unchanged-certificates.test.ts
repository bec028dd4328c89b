import { expect, test } from 'vitest'
import {
  assignCertificate,
  deleteCertificateTemplate,
  saveCertificateTemplate,
} from '../../contract/certificates/certificates.ts'
import { deleteClass } from '../../contract/classes/classes.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { callApi } from '../test/call-api.ts'
import {
  addTemplate,
  certificateFields,
  certificatesOf,
  templateFields,
} from '../test/certificates/certificate-fields.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test('a certificate is unchanged when its template changes, or its template, class or student is deleted (R-ACERT-027)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const grammar = await seedClass(school)
  await callApi(school, enrolInClass, { class_id: grammar.publicId }, amina)
  const template_id = await addTemplate(school, maryam)
  await callApi(
    school,
    assignCertificate,
    { ...certificateFields, template_id, class_ids: [grammar.id] },
    maryam,
  )
  const before = await certificatesOf(school, amina)

  await callApi(
    school,
    saveCertificateTemplate,
    { ...templateFields, title: 'Other', template_id },
    maryam,
  )
  await callApi(school, deleteCertificateTemplate, { template_id }, maryam)
  await callApi(school, deleteClass, { class_id: grammar.id }, maryam)

  expect(before).toHaveLength(1)
  expect(await certificatesOf(school, amina)).toEqual(before)
})
