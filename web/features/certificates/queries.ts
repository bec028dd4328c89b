import { queryOptions } from '@tanstack/react-query'
import {
  getMyCertificates,
  verifyCertificate,
} from '../../../contract/certificates/certificates.ts'
import { rand } from '../../../contract/platform/wire.ts'
import { callApi, isDeclined } from '../../api/call-api.ts'
import { callQuery } from '../../api/call-query.ts'
import { keys } from '../../api/query-keys.ts'

/** The certificates of the user, the newest first. */
export const myCertificatesQuery = callQuery(getMyCertificates, {}, keys.myCertificates)

/** The public data of the certificate with this code (title, name, date), null if there is none. */
export const confirmationQuery = (code: string) =>
  queryOptions({
    queryKey: keys.certificate(code),
    queryFn: async ({ signal }) => {
      // an impossible code needs no request
      if (!rand.safeParse(code).success) return null
      return callApi(verifyCertificate, { code }, { signal }).catch((error: unknown) => {
        if (isDeclined(error)) return null
        throw error
      })
    },
  })
