import type { FastifyInstance } from 'fastify'
import { certificatePdfPath } from '../../contract/certificates/certificates.ts'
import type { AppContext } from '../platform/app-context.ts'
import { siteUrl } from '../rpc/site-url.ts'
import { renderCertificate } from './render-certificate.ts'

/**
 * Serves a certificate as a PDF to anybody with its code, which is printed on it and cannot be guessed (R-DASH-013,
 * decision 0091). The link needs no token and does not expire.
 */
export function registerCertificatePdf(app: FastifyInstance, school: AppContext): void {
  app.get<{ Params: { code: string } }>(certificatePdfPath(':code(^[\\w-]{1,64})'), {
    // a PDF is already compressed
    compress: false,
    handler: async (request, reply) => {
      const { bytes, disposition } = await renderCertificate(school, {
        code: request.params.code,
        site: siteUrl(request, school.config),
      })
      return (
        reply
          .type('application/pdf')
          .header('content-disposition', disposition)
          // the student's name may change
          .header('cache-control', 'private, no-cache')
          .send(bytes)
      )
    },
  })
}
