import type { FastifyInstance } from 'fastify'
import { certificatePdf } from '../../contract/certificates.ts'
import { printCertificate } from '../certificates/print.ts'
import type { School } from '../kernel/school.ts'
import { siteAddress } from './site-address.ts'

/**
 * Serves a certificate as a PDF to whoever has its code, which cannot be guessed and stands on the paper itself
 * (decisions §10, decision 0091): a plain link downloads it, on a phone too, and the same link next year.
 */
export function addCertificates(app: FastifyInstance, { db, config }: School): void {
  app.get<{ Params: { code: string } }>(certificatePdf(':code(^[\\w-]{1,64})'), {
    // a PDF is packed already
    compress: false,
    handler: async (request, reply) => {
      const { bytes, disposition } = await printCertificate(db, {
        code: request.params.code,
        site: siteAddress(request, config),
      })
      return (
        reply
          .type('application/pdf')
          .header('content-disposition', disposition)
          // the name on it follows its student's
          .header('cache-control', 'private, no-cache')
          .send(bytes)
      )
    },
  })
}
