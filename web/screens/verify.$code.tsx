import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, SearchX } from 'lucide-react'
import { useParams } from 'wouter'
import { formatDay } from '../../contract/certificates/certificate-text.ts'
import type { Confirmation } from '../../contract/certificates/certificates.ts'
import { paths } from '../api/paths.ts'
import { CertificateView } from '../features/certificates/CertificateView.tsx'
import { confirmationQuery } from '../features/certificates/queries.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { usePageTitle } from '../kit/page-title.ts'
import { LoadingRegion, Skeleton } from '../kit/Skeleton.tsx'
import { schoolName } from '../kit/school-name.ts'
import { Note } from '../kit/Tile.tsx'
import { QueryBoundary } from '../loading/QueryBoundary.tsx'

/** The public verification of a certificate by the code of its QR code (R-DASH-016, R-DASH-017). */
export function Screen() {
  const { code = '' } = useParams<{ code: string }>()
  const confirmation = useQuery(confirmationQuery(code))
  return (
    <div className="verified mx-auto grid max-w-[560px] grid-cols-1 gap-4 md:mt-8">
      {confirmation.isLoadingError && <h1 className="sr-only">Certificate</h1>}
      <QueryBoundary
        query={confirmation}
        errorTitle="The certificate could not be checked"
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
          About <bdi>{schoolName()}</bdi>
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
            This certificate is not valid: this school revoked it on {formatDay(revokedOn)}.
          </p>
        </Note>
      ) : (
        <Note tone="success" icon={<CircleCheck className="icon" aria-hidden />}>
          <p role="status">This certificate is genuine: it was given by this school.</p>
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
        Certificate not found
      </h1>
      <p className="text-ink-2">
        This school gave no certificate with this code. Scan the code on the paper again, or compare
        what is printed under it with the address of this page.
      </p>
    </Card>
  )
}
