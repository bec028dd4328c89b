import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CloudOff, SearchX } from 'lucide-react'
import { useParams } from 'wouter'
import type { Confirmation } from '../../contract/certificates.ts'
import { messageOf } from '../api/call-api.ts'
import { CertificateView } from '../features/certificates/CertificateView.tsx'
import { confirmationQuery } from '../features/certificates/queries.ts'
import { Button } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { usePageTitle } from '../kit/page-title.ts'
import { LoadingRegion, Skeleton } from '../kit/Skeleton.tsx'
import { Note } from '../kit/Tile.tsx'

/** Confirms a certificate to anybody who has its code, from the QR code on the paper (R-DASH-016, R-DASH-017). */
export function Screen() {
  const { code = '' } = useParams<{ code: string }>()
  const { data, isPending, error, isFetching, refetch } = useQuery(confirmationQuery(code))
  return (
    <div className="verified mx-auto grid max-w-[560px] grid-cols-1 gap-4 md:mt-8">
      {isPending && (
        <LoadingRegion>
          <Card padded>
            <Skeleton className="h-75 w-full rounded-control" />
          </Card>
        </LoadingRegion>
      )}
      {data && <ConfirmedCertificate confirmation={data} />}
      {data === null && <CertificateNotFound />}
      {error && (
        <Card padded className="grid justify-items-start gap-3">
          <h1>The certificate could not be checked</h1>
          <p className="flex gap-3 text-ink-2">
            <CloudOff className="icon flex-none" aria-hidden />
            {messageOf(error)}
          </p>
          <Button variant="line" busy={isFetching && 'Loading...'} onClick={() => void refetch()}>
            Try again
          </Button>
        </Card>
      )}
    </div>
  )
}

function ConfirmedCertificate({ confirmation }: { confirmation: Confirmation }) {
  const { title, name, issuedOn } = confirmation
  usePageTitle(`${title}: ${name}`)
  return (
    <>
      <Note tone="good" icon={<CircleCheck className="icon" aria-hidden />}>
        <p role="status">This certificate is genuine: it was given by this school.</p>
      </Note>
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
