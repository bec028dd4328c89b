import { queryOptions } from '@tanstack/react-query'
import { getMyCertificates, verifyCertificate } from '../../../contract/certificates.ts'
import { rand } from '../../../contract/wire.ts'
import { callApi, isDeclined } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'

/** One's own certificates, the last given first. */
export const myCertificatesQuery = queryOptions({
  queryKey: keys.myCertificates,
  queryFn: ({ signal }) => callApi(getMyCertificates, {}, { signal }),
})

/** What the school confirms of the certificate with this code: title, name and date; null when it knows none. */
export const confirmationQuery = (code: string) =>
  queryOptions({
    queryKey: keys.certificate(code),
    queryFn: async ({ signal }) => {
      // what cannot be a code is not worth a question
      if (!rand.safeParse(code).success) return null
      return callApi(verifyCertificate, { code }, { signal }).catch((error: unknown) => {
        if (isDeclined(error)) return null
        throw error
      })
    },
  })
