import { useQuery } from '@tanstack/react-query'
import { Award, Copy, Download } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { formatDay } from '../../../contract/certificates/certificate-text.ts'
import {
  type Certificate,
  certificatePdfPath,
} from '../../../contract/certificates/certificates.ts'
import { locale, m } from '../../../messages/m.ts'
import { certificateAddress, certificateMessage } from '../../api/certificate-address.ts'
import { useSession } from '../../api/session.ts'
import { Card } from '../../kit/Card.tsx'
import { copyText } from '../../kit/copy-text.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { SendToWhatsApp } from '../../kit/SendToWhatsApp.tsx'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import { schoolName } from '../../kit/school-name.ts'
import { Text } from '../../kit/Text.tsx'
import { toast } from '../../kit/toast.ts'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'
import { CarouselArrows } from './CarouselArrows.tsx'
import { CertificateView } from './CertificateView.tsx'
import { myCertificatesQuery } from './queries.ts'
import { createDragHandlers, useCarousel } from './use-carousel.ts'

/** My Certificates: a scrollable row, each with a download button, and its link for those who check it (R-DASH-010 to R-DASH-013). */
export function MyCertificates() {
  const certificates = useQuery(myCertificatesQuery)
  if (certificates.data && certificates.data.length > 0)
    return <CertificateCarousel certificates={certificates.data} />
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{m.certificates_my_certificates()}</h2>
      <QueryBoundary
        query={certificates}
        errorTitle={m.certificates_own_did_not_load()}
        errorLayout="note"
        skeleton={<CarouselSkeleton />}
      >
        {() => (
          <p className="lead flex items-center gap-3">
            <Award className="icon flex-none" aria-hidden />
            {m.certificates_own_empty()}
          </p>
        )}
      </QueryBoundary>
    </section>
  )
}

function CertificateCarousel({ certificates }: { certificates: readonly Certificate[] }) {
  const name = useSession((it) => it.user?.name ?? '')
  const titleId = useId()
  const carousel = useRef<HTMLElement>(null)
  const { canScrollBack, canScrollForward, move } = useCarousel(carousel)
  const [dragHandlers] = useState(() => createDragHandlers(carousel))
  return (
    <section className="grid gap-3">
      <div className="flex items-center">
        <div className="grow">
          <h2 id={titleId}>{m.certificates_my_certificates()}</h2>
          <p className="text-small text-ink-3">{m.certificates_pdf_size()}</p>
        </div>
        <CarouselArrows
          canScrollBack={canScrollBack}
          canScrollForward={canScrollForward}
          move={move}
        />
      </div>
      <section
        className="certificates"
        ref={carousel}
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the focused row
        tabIndex={0}
        {...dragHandlers}
      >
        <ul>
          {certificates.map((it) => (
            <CertificateCard key={it.id} certificate={it} name={name} />
          ))}
        </ul>
      </section>
    </section>
  )
}

function CertificateCard({ certificate: it, name }: { certificate: Certificate; name: string }) {
  return (
    <Card as="li" className="certificate-card">
      <CertificateView {...it} headingLevel={3} name={name} />
      {it.revoked ? (
        <p className="text-small text-danger-ink">
          <Text
            of={m.certificates_revoked_on}
            day={formatDay(it.revoked.on, locale)}
            reason={it.revoked.reason}
          />
        </p>
      ) : (
        <div className="grid gap-2">
          <a className="btn btn-soft btn-wide" href={certificatePdfPath(it.code)} download>
            <Download className="icon" aria-hidden />
            <span>
              {m.certificates_download()}
              <span className="sr-only">: {it.title}</span>
            </span>
          </a>
          <SendToWhatsApp
            className="btn-wide"
            subject={it.title}
            text={certificateMessage(it, schoolName())}
          />
          <CheckLink {...it} />
        </div>
      )}
    </Card>
  )
}

function CarouselSkeleton() {
  return (
    <LoadingRegion>
      <div className="flex gap-3 overflow-hidden">
        <Skeleton className="h-75 w-72 flex-none rounded-card" />
        <Skeleton className="h-75 w-72 flex-none rounded-card" />
      </div>
    </LoadingRegion>
  )
}

/** The address where anybody checks a certificate, as a link, and a button that copies it (R-DASH-015). */
function CheckLink({ title, code }: { title: string; code: string }) {
  const address = certificateAddress(code)
  const copy = async () => {
    if (await copyText(address)) toast.success(m.kit_link_copied())
    else toast.info(m.kit_link_could_not_copied(), address)
  }
  return (
    <div className="certificate-check">
      <p>
        <Text
          of={m.certificates_anybody_can_check}
          link={
            <a href={address} target="_blank" rel="noopener" dir="ltr">
              {address.replace(/^https?:\/\//, '')}
            </a>
          }
        />
      </p>
      <IconButton
        label={m.certificates_copy_check_link({ title })}
        icon={<Copy className="icon" aria-hidden />}
        onClick={() => void copy()}
      />
    </div>
  )
}
