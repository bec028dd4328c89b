import * as calls from '../../contract/certificates.ts'
import { handle } from '../rpc/handler.ts'
import { assignCertificate } from './assign.ts'
import { listCertificates, listTemplates } from './store.ts'
import { deleteTemplate, saveTemplate } from './templates.ts'
import { verifyCertificate } from './verify.ts'

export const certificateCalls = [
  handle(calls.getMyCertificates, ({ school, caller }) => listCertificates(school.db, caller.id)),

  handle(calls.verifyCertificate, ({ school, input }) => verifyCertificate(school.db, input.code)),

  handle(calls.getCertificateTemplates, ({ school }) => listTemplates(school.db)),

  handle(calls.saveCertificateTemplate, async ({ school, input, now }) => {
    const { title, footer, content, templateId: template_id } = input
    const templateId = template_id || undefined
    return { id: await saveTemplate(school.db, { title, footer, content, templateId, now }) }
  }),

  handle(calls.deleteCertificateTemplate, async ({ school, input, now }) => {
    await deleteTemplate(school.db, input.templateId, now)
    return null
  }),

  handle(calls.assignCertificate, ({ school, input, caller, now }) =>
    assignCertificate(school.db, {
      content: input.content,
      issuedOn: input.issuedOn,
      templateId: input.templateId || undefined,
      studentIds: input.studentIds,
      classIds: input.classIds,
      issuedBy: caller.id,
      now,
    }),
  ),
]
