import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  assignCertificate,
  type CertificateTemplate,
  deleteCertificateTemplate,
  getCertificateTemplates,
  saveCertificateTemplate,
} from '../../../../contract/certificates.ts'
import { getClasses } from '../../../../contract/classes.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { keys } from '../../../api/query-keys.ts'
import { toast } from '../../../kit/toast.ts'

/** The templates in the order they were made. */
export const templatesQuery = queryOptions({
  queryKey: keys.certificateTemplates,
  queryFn: ({ signal }) => callApi(getCertificateTemplates, {}, { signal }),
})

/** Every class of the school, for whoever chooses among them. */
export const assignableClassesQuery = queryOptions({
  queryKey: keys.certificateClasses,
  queryFn: ({ signal }) => callApi(getClasses, {}, { signal }),
})

export type TemplateValues = Omit<CertificateTemplate, 'id'>

/** Adds a template, or changes the one with this id. */
export function useSaveTemplate(id: number | undefined, onSaved: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ title, content, footer }: TemplateValues) =>
      callApi(saveCertificateTemplate, {
        title,
        footer,
        content: content,
        ...(id === undefined ? {} : { templateId: id }),
      }),
    onSuccess: async () => {
      toast.success('Certificate template saved successfully!')
      await queryClient.invalidateQueries({ queryKey: keys.certificateTemplates })
      onSaved()
    },
    onError: (error) => toast.error(messageOf(error, 'Failed to save certificate template')),
  })
}

/** Takes a template off the list. */
export function useDeleteTemplate(onDeleted: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => callApi(deleteCertificateTemplate, { templateId: id }),
    onSuccess: async () => {
      toast.success('Certificate template deleted successfully!')
      await queryClient.invalidateQueries({ queryKey: keys.certificateTemplates })
      onDeleted()
    },
    onError: (error) => toast.error(messageOf(error, 'Failed to delete certificate template')),
  })
}

export type Assignment = {
  template: CertificateTemplate
  /** 'YYYY-MM-DD' */
  issuedOn: string
  studentIds?: number[]
  classIds?: number[]
}

/** Gives a certificate, and says to how many. */
export function useAssignCertificate(onAssigned: () => void) {
  return useMutation({
    mutationFn: ({ template, issuedOn, studentIds, classIds }: Assignment) =>
      callApi(assignCertificate, {
        content: template.content,
        templateId: template.id,
        issuedOn: issuedOn,
        ...(studentIds ? { studentIds: studentIds } : {}),
        ...(classIds ? { classIds: classIds } : {}),
      }),
    onSuccess: (result) => {
      toast.success('Certificate assigned successfully!', assignmentSummary(result))
      onAssigned()
    },
    onError: (error) => toast.error(messageOf(error, 'Failed to assign certificate')),
  })
}

function assignmentSummary({ given, already }: { given: number; already: number }) {
  const givenText = `Given to ${given} ${given === 1 ? 'student' : 'students'}.`
  return already === 0 ? givenText : `${givenText} ${already} had it already.`
}
