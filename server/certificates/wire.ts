import * as calls from '../../contract/certificates.ts'
import { answer } from '../http/answers.ts'
import { assign } from './assign.ts'
import { listCertificates, listTemplates } from './store.ts'
import { deleteTemplate, saveTemplate } from './templates.ts'
import { verify } from './verify.ts'

export const certificateCalls = [
  answer(calls.getMyCertificates, ({ school, asker }) => listCertificates(school.db, asker.id)),

  answer(calls.verifyCertificate, ({ school, asked }) => verify(school.db, asked.code)),

  answer(calls.getCertificateTemplates, ({ school }) => listTemplates(school.db)),

  answer(calls.saveCertificateTemplate, async ({ school, asked, now }) => {
    const { title, footer, certificateContent: content, template_id } = asked
    const templateId = template_id || undefined
    return { id: await saveTemplate(school.db, { title, footer, content, templateId, now }) }
  }),

  answer(calls.deleteCertificateTemplate, async ({ school, asked, now }) => {
    await deleteTemplate(school.db, asked.template_id, now)
    return null
  }),

  answer(calls.assignCertificate, ({ school, asked, asker, now }) =>
    assign(school.db, {
      content: asked.certificate_content,
      issuedOn: asked.issue_date,
      templateId: asked.template_id || undefined,
      studentIds: asked.student_ids,
      classIds: asked.class_ids,
      issuedBy: asker.id,
      now,
    }),
  ),
]
