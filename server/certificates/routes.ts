import * as calls from '../../contract/certificates/certificates.ts'
import * as givenCalls from '../../contract/certificates/given-certificates.ts'
import { handle } from '../rpc/handler.ts'
import { assignCertificate } from './assign.ts'
import { findCompleted, giveToCompleted } from './give-to-completed.ts'
import { findGiven } from './given-store.ts'
import { previewCertificate } from './render-certificate.ts'
import { readHistory, replaceCertificate, restoreCertificate, revokeCertificate } from './revoke.ts'
import { listCertificates, listTemplates } from './store.ts'
import { deleteTemplate, saveTemplate } from './templates.ts'
import { verifyCertificate } from './verify.ts'

export const certificateRoutes = {
  getMyCertificates: handle(calls.getMyCertificates, ({ school, caller }) =>
    listCertificates(school.db, caller.id, school.config.SITE_TIMEZONE),
  ),

  verifyCertificate: handle(calls.verifyCertificate, ({ school, input }) =>
    verifyCertificate(school.db, input.code, school.config.SITE_TIMEZONE),
  ),

  getCertificateTemplates: handle(calls.getCertificateTemplates, ({ school, scope }) =>
    listTemplates(school.db, scope),
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
    },
  ),

  assignCertificate: handle(calls.assignCertificate, ({ school, input, caller, now }) =>
    assignCertificate(school.db, {
      content: input.content,
      issuedOn: input.issuedOn,
      templateId: input.templateId || undefined,
      studentIds: input.studentIds,
      classIds: input.classIds,
      language: input.language,
      issuedBy: caller.id,
      now,
    }),
  ),

  getGivenCertificates: handle(givenCalls.getGivenCertificates, ({ school, scope, input }) => {
    const { templateId, search, state, page = 1 } = input
    return findGiven(school.db, { templateId, search, state, scope, page: Math.max(1, page) })
  }),

  getCertificateHistory: handle(givenCalls.getCertificateHistory, ({ school, input }) =>
    readHistory(school.db, input.certificateId),
  ),

  revokeCertificate: handle(
    givenCalls.revokeCertificate,
    async ({ school, input, caller, now }) => {
      const { certificateId, reason } = input
      await revokeCertificate(school.db, { certificateId, reason, actorId: caller.id, now })
    },
  ),

  restoreCertificate: handle(
    givenCalls.restoreCertificate,
    async ({ school, input, caller, now }) => {
      const { certificateId } = input
      await restoreCertificate(school.db, { certificateId, actorId: caller.id, now })
    },
  ),

  replaceCertificate: handle(
    givenCalls.replaceCertificate,
    async ({ school, input, caller, now }) => {
      const { certificateId, issuedOn } = input
      const request = { certificateId, issuedOn, actorId: caller.id, now }
      return { id: await replaceCertificate(school.db, request) }
    },
  ),

  findCompleted: handle(givenCalls.findCompleted, ({ school, input }) => {
    const { classId, templateId, minScore = 0, page = 1 } = input
    return findCompleted(school.db, { classId, templateId, minScore, page: Math.max(1, page) })
  }),

  giveToCompleted: handle(givenCalls.giveToCompleted, ({ school, input, caller, now }) => {
    const { classId, templateId, minScore = 0, issuedOn, language } = input
    const certificate = { classId, templateId, minScore, issuedOn, language }
    const request = { ...certificate, issuedBy: caller.id, now }
    return giveToCompleted(school.db, request)
  }),

  previewCertificate: handle(givenCalls.previewCertificate, ({ school, input }) => {
    const { language: locale = 'en', ...text } = input
    // the QR code of a preview need not work, and development has no SITE_URL
    const site = school.config.SITE_URL || 'https://lisan.example'
    return previewCertificate(school, { ...text, locale, site })
  }),
}
