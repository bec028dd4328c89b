import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  fillVariables,
  formatDay,
  SAMPLE_VALUES,
} from '../../../../contract/certificates/certificate-text.ts'
import { locale, m } from '../../../../messages/m.ts'
import { Heading } from '../../../kit/BilingualTitle.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { type PreviewText, previewQuery } from './given-queries.ts'

type CertificatePictureProps = { text: PreviewText; headingLevel: 2 | 3 }

/** A certificate as its PDF prints it, drawn by the server with samples for its variables (decision 0091). Its text is hidden, for screen readers. */
export function CertificatePicture({ text, headingLevel }: CertificatePictureProps) {
  const values = { ...SAMPLE_VALUES, date: formatDay(text.issuedOn, locale) }
  const filled = (template: string) => fillVariables(template, values)
  const preview = useQuery({ ...previewQuery(text), placeholderData: keepPreviousData })
  return (
    <div className="certificate-picture">
      {preview.data && (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(preview.data.svg)}`}
          alt=""
          draggable={false}
        />
      )}
      {preview.isError && !preview.data && (
        <p className="p-4 text-center text-small text-ink-2">
          {m.certificates_picture_did_not_load()}
        </p>
      )}
      <div className="sr-only">
        <Heading level={headingLevel}>{filled(text.title)}</Heading>
        <p>{text.name}</p>
        <p>
          <MixedScriptText text={filled(text.content)} />
        </p>
        <p>{formatDay(text.issuedOn, locale)}</p>
        <p>
          <MixedScriptText text={filled(text.footer)} />
        </p>
      </div>
    </div>
  )
}
