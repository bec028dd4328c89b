import type { ReactNode } from 'react'
import { dayInWords } from '../../../contract/issue-date.ts'
import { classNames } from '../../kit/class-names.ts'
import { Duo, Heading, isInSerif } from '../../kit/Duo.tsx'
import { Mixed } from '../../kit/Prose.tsx'
import './certificates.css'

type CertificatePaperProps = {
  title: string
  /** Of the page: 2 or 3 on a card among others, 1 where the certificate is what the page is about. */
  level: 1 | 2 | 3
  name: string
  content?: string
  /** 'YYYY-MM-DD' */
  issuedOn: string
  footer?: string
  className?: string
}

/** A certificate as it is seen on a screen: paper, a double gold hairline, the seal, and what stands on it. */
export function CertificatePaper(props: CertificatePaperProps): ReactNode {
  const { title, level, name, content, issuedOn, footer, className } = props
  return (
    <div className={classNames('certificate', className)}>
      <span className="certificate-seal" aria-hidden />
      <Heading level={level} className="certificate-title">
        {title}
      </Heading>
      <p className={classNames('certificate-name', !isInSerif(name) && 'font-sans')}>
        <Duo>{name}</Duo>
      </p>
      {content && (
        <p className="certificate-content" dir="auto">
          <Mixed text={content} />
        </p>
      )}
      <p className="certificate-foot">
        <time dateTime={issuedOn}>{dayInWords(issuedOn)}</time>
        {footer && (
          <span dir="auto">
            <Mixed text={footer} />
          </span>
        )}
      </p>
    </div>
  )
}
