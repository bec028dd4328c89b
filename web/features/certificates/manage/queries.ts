import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  assignCertificate,
  type CertificateTemplate,
  deleteCertificateTemplate,
  getCertificateTemplates,
  saveCertificateTemplate,
} from '../../../../contract/certificates.ts'
import { getClasses } from '../../../../contract/classes.ts'
import { ask, messageOf } from '../../../api/ask.ts'
import { toast } from '../../../kit/toast.ts'

/** The templates in the order they were made. */
export const templatesQuery = queryOptions({
  queryKey: ['certificate-templates'],
  queryFn: ({ signal }) => ask(getCertificateTemplates, {}, { signal }),
})

/** Every class of the school, for whoever chooses among them. */
export const certifiedClassesQuery = queryOptions({
  queryKey: ['certificate-classes'],
  queryFn: ({ signal }) => ask(getClasses, {}, { signal }),
})

export type TemplateWords = Omit<CertificateTemplate, 'id'>

/** Adds a template, or changes the one with this id. */
export function useSaveTemplate(id: number | undefined, onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ title, content, footer }: TemplateWords) =>
      ask(saveCertificateTemplate, {
        title,
        footer,
        certificateContent: content,
        ...(id === undefined ? {} : { template_id: id }),
      }),
    onSuccess: async () => {
      toast.good('Certificate template saved successfully!')
      await queries.invalidateQueries({ queryKey: templatesQuery.queryKey })
      onSaved()
    },
    onError: (fault) => toast.bad(messageOf(fault, 'Failed to save certificate template')),
  })
}

/** Takes a template off the list. */
export function useDeleteTemplate(onDeleted: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => ask(deleteCertificateTemplate, { template_id: id }),
    onSuccess: async () => {
      toast.good('Certificate template deleted successfully!')
      await queries.invalidateQueries({ queryKey: templatesQuery.queryKey })
      onDeleted()
    },
    onError: (fault) => toast.bad(messageOf(fault, 'Failed to delete certificate template')),
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
export function useAssign(onAssigned: () => void) {
  return useMutation({
    mutationFn: ({ template, issuedOn, studentIds, classIds }: Assignment) =>
      ask(assignCertificate, {
        certificate_content: template.content,
        template_id: template.id,
        issue_date: issuedOn,
        ...(studentIds ? { student_ids: studentIds } : {}),
        ...(classIds ? { class_ids: classIds } : {}),
      }),
    onSuccess: (answer) => {
      toast.good('Certificate assigned successfully!', outcome(answer))
      onAssigned()
    },
    onError: (fault) => toast.bad(messageOf(fault, 'Failed to assign certificate')),
  })
}

function outcome({ given, already }: { given: number; already: number }) {
  const new_ = `Given to ${given} ${given === 1 ? 'student' : 'students'}.`
  return already === 0 ? new_ : `${new_} ${already} had it already.`
}
