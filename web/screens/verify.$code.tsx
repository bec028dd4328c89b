import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, SearchX } from 'lucide-react'
import { useParams } from 'wouter'
import { formatDay } from '../../contract/certificates/certificate-text.ts'
import type { Confirmation } from '../../contract/certificates/certificates.ts'
import { locale, m } from '../../messages/m.ts'
import { paths } from '../api/paths.ts'
import { CertificateView } from '../features/certificates/CertificateView.tsx'
import { confirmationQuery } from '../features/certificates/queries.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { usePageTitle } from '../kit/page-title.ts'
import { LoadingRegion, Skeleton } from '../kit/Skeleton.tsx'
import { schoolName } from '../kit/school-name.ts'
import { Text } from '../kit/Text.tsx'
import { Note } from '../kit/Tile.tsx'
import { QueryBoundary } from '../loading/QueryBoundary.tsx'

/** The public verification of a certificate by the code of its QR code (R-DASH-016, R-DASH-017). */
export function Screen() {
  const { code = '' } = useParams<{ code: string }>()
  const confirmation = useQuery(confirmationQuery(code))
  return (
    <div className="verified mx-auto grid max-w-[560px] grid-cols-1 gap-4 md:mt-8">
      {confirmation.isLoadingError && <h1 className="sr-only">{m.screens_certificate()}</h1>}
      <QueryBoundary
        query={confirmation}
        errorTitle={m.screens_certificate_could_not_checked()}
        skeleton={
          <LoadingRegion>
            <Card padded>
              <Skeleton className="h-75 w-full rounded-control" />
            </Card>
          </LoadingRegion>
        }
      >
        {(data) => (data ? <ConfirmedCertificate confirmation={data} /> : <CertificateNotFound />)}
      </QueryBoundary>
      <ButtonLink to={paths.login} className="justify-self-center">
        <span>
          <Text of={m.screens_about_schoolname} schoolName={<bdi>{schoolName()}</bdi>} />
        </span>
      </ButtonLink>
    </div>
  )
}

function ConfirmedCertificate({ confirmation }: { confirmation: Confirmation }) {
  const { title, name, issuedOn, revokedOn } = confirmation
  usePageTitle(`${title}: ${name}`)
  return (
    <>
      {revokedOn ? (
        <Note tone="error" icon={<CircleX className="icon" aria-hidden />}>
          <p role="status">
            <Text
              of={m.screens_certificate_not_valid_school_revoked}
              day={formatDay(revokedOn, locale)}
            />
          </p>
        </Note>
      ) : (
        <Note tone="success" icon={<CircleCheck className="icon" aria-hidden />}>
          <p role="status">{m.screens_certificate_genuine_given_school()}</p>
        </Note>
      )}
      <Card className="p-2.5">
        <CertificateView headingLevel={1} title={title} name={name} issuedOn={issuedOn} />
      </Card>
    </>
  )
}

function CertificateNotFound() {
  return (
    <Card padded className="grid gap-3">
      <h1 className="flex items-center gap-3">
        <SearchX className="icon flex-none" aria-hidden />
        {m.screens_certificate_not_found()}
      </h1>
      <p className="text-ink-2">{m.screens_school_gave_no_certificate_code()}</p>
    </Card>
  )
}
