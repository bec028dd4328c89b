import type { ReactNode } from 'react'
import { formatDay } from '../../../contract/certificates/certificate-text.ts'
import { locale } from '../../../messages/m.ts'
import { BilingualTitle, Heading, isInSerif } from '../../kit/BilingualTitle.tsx'
import { classNames } from '../../kit/class-names.ts'
import { MixedScriptText } from '../../kit/Prose.tsx'
import './certificates.css'

type CertificateViewProps = {
  title: string
  /** The heading level of the title: 1 if the certificate is the content of the page. */
  headingLevel: 1 | 2 | 3
  name: string
  content?: string
  /** 'YYYY-MM-DD' */
  issuedOn: string
  footer?: string
  className?: string
}

/** A certificate on the screen: paper, gold border, seal and text. */
export function CertificateView(props: CertificateViewProps): ReactNode {
  const { title, headingLevel, name, content, issuedOn, footer, className } = props
  return (
    <div className={classNames('certificate', className)}>
      <span className="certificate-seal" aria-hidden />
      <Heading level={headingLevel} className="certificate-title">
        {title}
      </Heading>
      <p className={classNames('certificate-name', !isInSerif(name) && 'font-sans')}>
        <BilingualTitle>{name}</BilingualTitle>
      </p>
      {content && (
        <p className="certificate-content" dir="auto">
          <MixedScriptText text={content} />
        </p>
      )}
      <p className="certificate-foot">
        <time dateTime={issuedOn}>{formatDay(issuedOn, locale)}</time>
        {footer && (
          <span dir="auto">
            <MixedScriptText text={footer} />
          </span>
        )}
      </p>
    </div>
  )
}
