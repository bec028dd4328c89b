import { useQueryClient } from '@tanstack/react-query'
import {
  type AssignmentResult,
  assignCertificate,
  type CertificateTemplate,
  deleteCertificateTemplate,
  getCertificateTemplates,
  saveCertificateTemplate,
} from '../../../../contract/certificates/certificates.ts'
import { getClasses } from '../../../../contract/classes/classes.ts'
import type { Locale } from '../../../../messages/languages.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { callQuery } from '../../../api/call-query.ts'
import type { ErrorTarget } from '../../../forms/error-target.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { useDeletionToast } from '../../../forms/use-undo.ts'
import { CERTIFICATE_KEYS } from './given-queries.ts'

/** The templates in the order of their creation. */
export const templatesQuery = callQuery(getCertificateTemplates, {}, adminKeys.certificateTemplates)

/** Every class of the school, as a choice. */
export const assignableClassesQuery = callQuery(getClasses, {}, adminKeys.certificateClasses)

export type TemplateValues = Pick<CertificateTemplate, 'title' | 'content' | 'footer'>

type TemplateSave = {
  form: ErrorTarget
  /** For a new template: stored with its input, which survives a reload. */
  idempotencyKey: string
  onSaved: () => void
}

/** Changes the template with this id, or adds one. */
export function useSaveTemplate(
  id: number | undefined,
  { form, idempotencyKey, onSaved }: TemplateSave,
) {
  const queryClient = useQueryClient()
  return useFormMutation({
    send: (values: TemplateValues) =>
      callApi(saveCertificateTemplate, {
        ...values,
        idempotencyKey,
        ...(id === undefined ? {} : { templateId: id }),
      }),
    successMessage: m.certificates_certificate_template_saved_successfully(),
    fallbackError: m.certificates_failed_save_certificate_template(),
    form,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: adminKeys.certificateTemplates })
      onSaved()
    },
  })
}

/** Deletes a template. Issued certificates are kept. */
export function useDeleteTemplate(onDeleted: () => void) {
  const queryClient = useQueryClient()
  const reportDeletion = useDeletionToast()
  return useFormMutation({
    send: (id: number) => callApi(deleteCertificateTemplate, { templateId: id }),
    fallbackError: m.certificates_failed_delete_certificate_template(),
    onSuccess: async (_, id) => {
      reportDeletion(m.certificates_template_deleted(), 'template', id)
      await queryClient.invalidateQueries({ queryKey: adminKeys.certificateTemplates })
      onDeleted()
    },
  })
}

export type Assignment = {
  template: CertificateTemplate
  /** 'YYYY-MM-DD' */
  issuedOn: string
  /** Without it each is in the language of its student. */
  language?: Locale
  studentIds?: number[]
  classIds?: number[]
}

/** Issues a certificate. */
export function useAssignCertificate(onGiven: (result: AssignmentResult) => void) {
  return useFormMutation({
    send: ({ template, ...assignment }: Assignment, idempotencyKey) =>
      callApi(assignCertificate, {
        ...assignment,
        idempotencyKey,
        content: template.content,
        templateId: template.id,
      }),
    fallbackError: m.certificates_failed_assign_certificate(),
    onSuccess: onGiven,
    stale: CERTIFICATE_KEYS,
  })
}
