import type { FastifyInstance } from 'fastify'
import { certificatePdfPath } from '../../contract/certificates.ts'
import type { AppContext } from '../platform/app-context.ts'
import { siteUrl } from '../rpc/site-url.ts'
import { renderCertificate } from './render-certificate.ts'

/**
 * Serves a certificate as a PDF to whoever has its code, which cannot be guessed and stands on the paper itself
 * (R-DASH-013, decision 0091): a plain link downloads it, on a phone too, and the same link next year.
 */
export function registerCertificatePdf(app: FastifyInstance, { db, config }: AppContext): void {
  app.get<{ Params: { code: string } }>(certificatePdfPath(':code(^[\\w-]{1,64})'), {
    // a PDF is packed already
    compress: false,
    handler: async (request, reply) => {
      const { bytes, disposition } = await renderCertificate(db, {
        code: request.params.code,
        site: siteUrl(request, config),
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
