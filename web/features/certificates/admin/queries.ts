import { queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  assignCertificate,
  type CertificateTemplate,
  deleteCertificateTemplate,
  getCertificateTemplates,
  saveCertificateTemplate,
} from '../../../../contract/certificates.ts'
import { getClasses } from '../../../../contract/classes.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { toast } from '../../../kit/toast.ts'

/** The templates in the order of their creation. */
export const templatesQuery = queryOptions({
  queryKey: adminKeys.certificateTemplates,
  queryFn: ({ signal }) => callApi(getCertificateTemplates, {}, { signal }),
})

/** Every class of the school, as a choice. */
export const assignableClassesQuery = queryOptions({
  queryKey: adminKeys.certificateClasses,
  queryFn: ({ signal }) => callApi(getClasses, {}, { signal }),
})

export type TemplateValues = Pick<CertificateTemplate, 'title' | 'content' | 'footer'>

/** Changes the template with this id, or adds one. */
export function useSaveTemplate(id: number | undefined, onSaved: () => void) {
  const queryClient = useQueryClient()
  return useFormMutation({
    send: (values: TemplateValues, idempotencyKey) =>
      callApi(saveCertificateTemplate, {
        ...values,
        idempotencyKey,
        ...(id === undefined ? {} : { templateId: id }),
      }),
    successMessage: 'Certificate template saved successfully!',
    fallbackError: 'Failed to save certificate template',
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: adminKeys.certificateTemplates })
      onSaved()
    },
  })
}

/** Deletes a template. Issued certificates are kept. */
export function useDeleteTemplate(onDeleted: () => void) {
  const queryClient = useQueryClient()
  return useFormMutation({
    send: (id: number) => callApi(deleteCertificateTemplate, { templateId: id }),
    successMessage: 'Certificate template deleted successfully!',
    fallbackError: 'Failed to delete certificate template',
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: adminKeys.certificateTemplates })
      onDeleted()
    },
  })
}

export type Assignment = {
  template: CertificateTemplate
  /** 'YYYY-MM-DD' */
  issuedOn: string
  studentIds?: number[]
  classIds?: number[]
}

/** Issues a certificate; the toast has the number of students. */
export function useAssignCertificate(onAssigned: () => void) {
  return useFormMutation({
    send: ({ template, ...assignment }: Assignment, idempotencyKey) =>
      callApi(assignCertificate, {
        ...assignment,
        idempotencyKey,
        content: template.content,
        templateId: template.id,
      }),
    fallbackError: 'Failed to assign certificate',
    onSuccess: (result) => {
      toast.success('Certificate assigned successfully!', assignmentSummary(result))
      onAssigned()
    },
  })
}

function assignmentSummary({ given, already }: { given: number; already: number }) {
  const givenText = `Given to ${given} ${given === 1 ? 'student' : 'students'}.`
  return already === 0 ? givenText : `${givenText} ${already} had it already.`
}
