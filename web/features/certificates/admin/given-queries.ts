import type { AssignmentResult } from '../../../../contract/certificates/certificates.ts'
import {
  type CertificateState,
  findCompleted,
  getCertificateHistory,
  getGivenCertificates,
  giveToCompleted,
  previewCertificate,
  replaceCertificate,
  restoreCertificate,
  revokeCertificate,
} from '../../../../contract/certificates/given-certificates.ts'
import type { Locale } from '../../../../messages/languages.ts'
import { locale, m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { callQuery } from '../../../api/call-query.ts'
import { pageQuery } from '../../../api/page-query.ts'
import type { ErrorTarget } from '../../../forms/error-target.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'

/** The text of a certificate with a name and a day 'YYYY-MM-DD'. */
export type PreviewText = {
  title: string
  content: string
  footer: string
  name: string
  issuedOn: string
}

/** A certificate as it is printed in the language of the page, cached by its text. */
export const previewQuery = (text: PreviewText) =>
  callQuery(previewCertificate, { ...text, language: locale }, adminKeys.certificatePreview(text), {
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The actions on a certificate that was given. */
export type GivenAction = 'revoke' | 'again' | 'history'

export type GivenFilters = {
  search: string
  /** '' for all. */
  template: string
  state: CertificateState
}

/** The filters of a request for the list or its CSV file. */
export const toRequest = ({ search, template, state }: GivenFilters) => ({
  ...{ search, state },
  ...(template && { templateId: Number(template) }),
})

/** One page of the certificates that were given. */
export const givenQuery = (filters: GivenFilters, page: number) =>
  pageQuery(
    getGivenCertificates,
    { ...toRequest(filters), page },
    adminKeys.givenCertificates(filters, page),
  )

export const historyQuery = (certificateId: number) =>
  callQuery(getCertificateHistory, { certificateId }, adminKeys.certificateHistory(certificateId), {
    staleTime: 0,
  })

export type CompletedChoice = { classId: number; templateId: number; minScore: number }

/** One page of the students who would be given a certificate; undefined while a choice is missing. */
export const completedQuery = (choice: CompletedChoice, page: number) =>
  pageQuery(findCompleted, { ...choice, page }, adminKeys.completedStudents(choice, page), {
    staleTime: 0,
  })

/** The lists and counts of certificates. */
export const CERTIFICATE_KEYS = [adminKeys.certificateTemplates, adminKeys.allGivenCertificates]

/** Revokes a certificate with a reason. */
export function useRevoke(certificateId: number, form: ErrorTarget, onDone: () => void) {
  return useFormMutation({
    send: (reason: string) => callApi(revokeCertificate, { certificateId, reason }),
    successMessage: m.certificates_certificate_revoked(),
    fallbackError: m.certificates_failed_revoke_certificate(),
    form,
    onSuccess: onDone,
    stale: CERTIFICATE_KEYS,
  })
}

/** Restores a revoked certificate, or with a day gives a new one in its place. */
export function useGiveAgain(certificateId: number, form: ErrorTarget, onDone: () => void) {
  return useFormMutation<{ issuedOn: string | null }>({
    send: ({ issuedOn }, idempotencyKey) =>
      issuedOn === null
        ? callApi(restoreCertificate, { certificateId })
        : callApi(replaceCertificate, { certificateId, issuedOn, idempotencyKey }),
    successMessage: m.certificates_certificate_given_again(),
    fallbackError: m.certificates_failed_give_certificate_again(),
    form,
    onSuccess: onDone,
    stale: CERTIFICATE_KEYS,
  })
}

/** Gives a certificate to all who completed a class. */
export function useGiveToCompleted(onGiven: (result: AssignmentResult) => void) {
  return useFormMutation({
    send: (choice: CompletedChoice & { issuedOn: string; language?: Locale }, idempotencyKey) =>
      callApi(giveToCompleted, { ...choice, idempotencyKey }),
    fallbackError: m.certificates_failed_assign_certificate(),
    onSuccess: onGiven,
    stale: CERTIFICATE_KEYS,
  })
}
