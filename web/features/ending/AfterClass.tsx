import { useQuery } from '@tanstack/react-query'
import {
  type Certificate,
  certificatePdfPath,
} from '../../../contract/certificates/certificates.ts'
import { suggestedClass } from '../../../contract/classes/class-to-continue.ts'
import type { EligibleClass, SchoolClass } from '../../../contract/classes/classes.ts'
import { m } from '../../../messages/m.ts'
import { certificateMessage } from '../../api/certificate-address.ts'
import { paths } from '../../api/paths.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { Cover } from '../../kit/Cover.tsx'
import { formatPrice } from '../../kit/naira.ts'
import { SendToWhatsApp } from '../../kit/SendToWhatsApp.tsx'
import { Star } from '../../kit/Star.tsx'
import { schoolName } from '../../kit/school-name.ts'
import { useTimeZone } from '../../kit/time-zone.ts'
import { certificateOfClass } from './certificate-of-class.ts'
import { certificatesQuery, joinableClassesQuery } from './queries.ts'
import './ending.css'

/** The next steps after a completed class: its certificate and the next class. */
export function AfterClass({ finished }: { finished: SchoolClass }) {
  const timezone = useTimeZone()
  const certificates = useQuery(certificatesQuery)
  const joinable = useQuery(joinableClassesQuery)
  const moment = { now: Date.now() / 1000, timezone }
  const next = joinable.data && suggestedClass(joinable.data, finished, moment)
  return (
    <Card as="section" aria-label={m.ending_after_class()}>
      <ul className="rows ending-rows">
        {certificates.data && (
          <li>
            <Star kind="done" />
            <CertificateText certificate={certificateOfClass(certificates.data, finished.name)} />
          </li>
        )}
        {joinable.data && <li>{next ? <NextClass next={next} /> : <OtherClasses />}</li>}
      </ul>
    </Card>
  )
}

function CertificateText({ certificate }: { certificate: Certificate | undefined }) {
  if (!certificate) {
    return (
      <div>
        <h3>{m.ending_your_certificate()}</h3>
        <p className="text-ink-2">{m.ending_certificate_hint()}</p>
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <h3>{m.ending_certificate_ready()}</h3>
      <div className="flex flex-wrap gap-2">
        <a className="btn btn-soft" href={certificatePdfPath(certificate.code)} download>
          {m.ending_download_certificate()}
        </a>
        <SendToWhatsApp text={certificateMessage(certificate, schoolName())} />
      </div>
    </div>
  )
}

function NextClass({ next }: { next: EligibleClass }) {
  return (
    <>
      <Cover
        colourSeed={next.id}
        letterSeed={next.publicId}
        title={next.name}
        className="h-13 w-10 flex-none rounded-badge after:hidden [&>.kano]:text-[1.75rem]"
      />
      <div className="grid gap-2">
        <div>
          <p className="text-small text-ink-2">
            {next.premium
              ? m.ending_next_class({ price: formatPrice(next.price) })
              : m.ending_next_class_free()}
          </p>
          <h3>
            <BilingualTitle>{next.name}</BilingualTitle>
          </h3>
        </div>
        <ButtonLink to={paths.class(next.publicId)} variant="primary">
          {m.ending_view_details()}
        </ButtonLink>
      </div>
    </>
  )
}

function OtherClasses() {
  return (
    <ButtonLink to={paths.classes} variant="primary" className="col-span-2">
      {m.ending_browse_classes()}
    </ButtonLink>
  )
}
