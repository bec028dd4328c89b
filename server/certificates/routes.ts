import * as calls from '../../contract/certificates.ts'
import { handle } from '../rpc/handler.ts'
import { assignCertificate } from './assign.ts'
import { listCertificates, listTemplates } from './store.ts'
import { deleteTemplate, saveTemplate } from './templates.ts'
import { verifyCertificate } from './verify.ts'

export const certificateRoutes = {
  getMyCertificates: handle(calls.getMyCertificates, ({ school, caller }) =>
    listCertificates(school.db, caller.id),
  ),

  verifyCertificate: handle(calls.verifyCertificate, ({ school, input }) =>
    verifyCertificate(school.db, input.code),
  ),

  getCertificateTemplates: handle(calls.getCertificateTemplates, ({ school }) =>
    listTemplates(school.db),
  ),

  saveCertificateTemplate: handle(
    calls.saveCertificateTemplate,
    async ({ school, caller, input, now }) => {
      const { title, footer, content } = input
      const templateId = input.templateId || undefined
      const text = { title, footer, content }
      const request = { ...text, templateId, actorId: caller.id, now }
      return { id: await saveTemplate(school.db, request) }
    },
  ),

  deleteCertificateTemplate: handle(
    calls.deleteCertificateTemplate,
    async ({ school, caller, input, now }) => {
      const { templateId } = input
      await deleteTemplate(school.db, { templateId, actorId: caller.id, now })
      return null
    },
  ),

  assignCertificate: handle(calls.assignCertificate, ({ school, input, caller, now }) =>
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
}
