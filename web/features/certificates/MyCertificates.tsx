import { useQuery } from '@tanstack/react-query'
import { Award, Download } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { type Certificate, certificatePdf } from '../../../contract/certificates.ts'
import { messageOf } from '../../api/ask.ts'
import { useSession } from '../../api/session.ts'
import { Card } from '../../kit/Card.tsx'
import { FailedNote } from '../../kit/FailedNote.tsx'
import { Skeleton, Waiting } from '../../kit/Skeleton.tsx'
import { CertificatePaper } from './CertificatePaper.tsx'
import { myCertificatesQuery } from './queries.ts'
import { RailArrows } from './RailArrows.tsx'
import { dragging, useRail } from './use-rail.ts'

/** My Certificates: what the student was given, in a row to pull along, each to download (student-area §2). */
export function MyCertificates() {
  const mine = useQuery(myCertificatesQuery)
  if (mine.data && mine.data.length > 0) return <Rail certificates={mine.data} />
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>My Certificates</h2>
      {mine.isPending && <RailComing />}
      {mine.isError && (
        <FailedNote busy={mine.isFetching} onRetry={() => void mine.refetch()}>
          Your certificates did not load. {messageOf(mine.error)}
        </FailedNote>
      )}
      {mine.data && (
        <p className="lead flex items-center gap-3">
          <Award className="icon flex-none" aria-hidden />
          The certificates that your teachers give you will be kept here.
        </p>
      )}
    </section>
  )
}

function Rail({ certificates }: { certificates: readonly Certificate[] }) {
  const name = useSession((it) => it.user?.name ?? '')
  const titleId = useId()
  const rail = useRef<HTMLElement>(null)
  const { before, after, move } = useRail(rail)
  const [drag] = useState(() => dragging(rail))
  return (
    <section className="grid gap-3">
      <div className="flex items-center">
        <div className="grow">
          <h2 id={titleId}>My Certificates</h2>
          <p className="text-small text-ink-3">Each is a PDF of about 30 KB.</p>
        </div>
        <RailArrows before={before} after={after} move={move} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move a row that has the focus */}
      <section className="certificates" ref={rail} aria-labelledby={titleId} tabIndex={0} {...drag}>
        <ul>
          {certificates.map((it) => (
            <OneCertificate key={it.id} certificate={it} name={name} />
          ))}
        </ul>
      </section>
    </section>
  )
}

function OneCertificate({ certificate: it, name }: { certificate: Certificate; name: string }) {
  return (
    <Card as="li" className="certificate-card">
      <CertificatePaper {...it} level={3} name={name} />
      <a className="btn btn-soft btn-wide" href={certificatePdf(it.code)} download>
        <Download className="icon" aria-hidden />
        <span>
          Download Certificate<span className="sr-only">: {it.title}</span>
        </span>
      </a>
    </Card>
  )
}

function RailComing() {
  return (
    <Waiting>
      <div className="flex gap-3 overflow-hidden">
        <Skeleton className="h-75 w-72 flex-none rounded-card" />
        <Skeleton className="h-75 w-72 flex-none rounded-card" />
      </div>
    </Waiting>
  )
}
