import type { AuditActionText } from './audit-action-text.ts'

/** Actions on messages, settings, certificates, the quiz and the bin. */
export const SCHOOL_ACTIONS = {
  retryEmails: { label: 'Emails sent again', sentence: 'sent {detail} again' },
  changeSettings: { label: 'Change of the settings', sentence: 'changed the settings' },
  addTemplate: {
    label: 'New certificate template',
    sentence: 'added a certificate template',
    hasSeparateDetail: true,
  },
  editTemplate: {
    label: 'Change of a certificate template',
    sentence: 'changed a certificate template',
    hasSeparateDetail: true,
  },
  deleteTemplate: {
    label: 'Deletion of a certificate template',
    sentence: 'deleted a certificate template',
    hasSeparateDetail: true,
  },
  revokeCertificate: {
    label: 'Revocation of a certificate',
    sentence: 'revoked a certificate of {subject}',
    hasSeparateDetail: true,
  },
  restoreCertificate: {
    label: 'Restoring of a certificate',
    sentence: 'restored a certificate of {subject}',
    hasSeparateDetail: true,
  },
  replaceCertificate: {
    label: 'Replacement of a certificate',
    sentence: 'gave {subject} a new certificate for a revoked one',
    hasSeparateDetail: true,
  },
  giveCertificates: { label: 'Certificates', sentence: 'gave {detail}' },
  addQuizQuestion: { label: 'New quiz question', sentence: 'added a question to the quiz' },
  editQuizQuestion: { label: 'Change of a quiz question', sentence: 'changed a quiz question' },
  deleteQuizQuestion: {
    label: 'Deletion of a quiz question',
    sentence: 'deleted a quiz question',
  },
  importQuizQuestions: {
    label: 'Import of quiz questions',
    sentence: 'imported quiz questions from a file: {detail}',
  },
  restoreFromBin: {
    label: 'Restoration from the bin',
    sentence: 'restored from the bin',
    hasSeparateDetail: true,
  },
  closeMention: {
    label: 'Mention of a deleted person closed',
    sentence: 'closed a mention of a deleted person',
    hasSeparateDetail: true,
  },
  sendMessage: { label: 'Message', sentence: 'sent a message', hasSeparateDetail: true },
  scheduleMessage: {
    label: 'Scheduling of a message',
    sentence: 'scheduled a message',
    hasSeparateDetail: true,
  },
  changeScheduledMessage: {
    label: 'Change of a scheduled message',
    sentence: 'changed a scheduled message',
    hasSeparateDetail: true,
  },
  cancelScheduledMessage: {
    label: 'Cancellation of a scheduled message',
    sentence: 'cancelled a scheduled message',
    hasSeparateDetail: true,
  },
} as const satisfies Record<string, AuditActionText>
