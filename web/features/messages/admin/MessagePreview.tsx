import type { ReactNode } from 'react'
import { m } from '../../../../messages/m.ts'
import { Heading } from '../../../kit/BilingualTitle.tsx'
import { Card } from '../../../kit/Card.tsx'
import { MessageBody } from '../MessageBody.tsx'
import type { MessageDraft } from './message-draft.ts'

const PLACEHOLDERS = { subject: m.messages_your_subject(), body: m.messages_message_look_like() }

/** A live preview of the message. */
export function MessagePreview({ draft }: { draft: MessageDraft }) {
  const { delivery, style } = draft
  const subject = draft.subject.trim() || PLACEHOLDERS.subject
  const body = draft.body.trim() || PLACEHOLDERS.body
  return (
    <section
      className="grid content-start gap-4 lg:sticky lg:top-8"
      aria-label={m.messages_preview()}
    >
      <h2 className="text-card-head">{m.messages_preview()}</h2>
      {delivery !== 'email' && (
        <PreviewFigure
          as={style === 'popup' ? m.messages_preview_popup() : m.messages_preview_in_app()}
        >
          <InAppPreview subject={subject} body={body} isPopup={style === 'popup'} />
        </PreviewFigure>
      )}
      {delivery !== 'inApp' && (
        <PreviewFigure as={m.messages_preview_email()}>
          <EmailPreview subject={subject} body={body} />
        </PreviewFigure>
      )}
    </section>
  )
}

function PreviewFigure({ as: caption, children }: { as: string; children: ReactNode }) {
  return (
    <figure className="grid min-w-0 gap-2">
      <figcaption className="text-small text-ink-2">{caption}</figcaption>
      {children}
    </figure>
  )
}

type MessageText = { subject: string; body: string }

function InAppPreview({ subject, body, isPopup }: MessageText & { isPopup: boolean }) {
  const header = (
    <>
      <Heading level={3} className="font-serif text-h2 wrap-anywhere">
        {subject}
      </Heading>
      {!isPopup && <p className="text-small text-ink-3">{m.messages_just_now()}</p>}
    </>
  )
  if (!isPopup) {
    return (
      <Card as="div" padded className="grid gap-4">
        <div className="grid gap-1.5 border-b border-line pb-4">{header}</div>
        <MessageBody text={body} />
      </Card>
    )
  }
  return (
    <div className="rounded-card bg-scrim p-4 sm:p-6">
      <div className="grid gap-4 rounded-panel bg-surface p-5 shadow-float">
        {header}
        <MessageBody text={body} />
        <span className="btn btn-primary justify-self-end" aria-hidden>
          {m.messages_got_it()}
        </span>
      </div>
    </div>
  )
}

/** An email is plain text; its final look depends on the reader's mail program. */
function EmailPreview({ subject, body }: MessageText) {
  return (
    <Card as="div" padded className="grid gap-3">
      <p className="border-b border-line pb-3 font-semibold wrap-anywhere" dir="auto">
        {subject}
      </p>
      <div>
        {body.split(/\r?\n/).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
          <p key={index} dir="auto" className="min-h-6 wrap-anywhere whitespace-pre-wrap">
            {line}
          </p>
        ))}
      </div>
    </Card>
  )
}
