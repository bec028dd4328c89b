import { useQuery } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import { useEffect } from 'react'
import type { Message } from '../../../contract/messages/messages.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { Heading } from '../../kit/BilingualTitle.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { Time } from '../../kit/DateText.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { BackLink } from '../../kit/PageHeader.tsx'
import { usePageTitle } from '../../kit/page-title.ts'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'
import { LinkedLesson } from './LinkedLesson.tsx'
import { MessageBody } from './MessageBody.tsx'
import { messagesQuery, useReadMessage } from './queries.ts'

/** One message by its public id (R-MSG-008 to R-MSG-011). */
export function MessageView({ publicId }: { publicId: string }) {
  const messages = useQuery(messagesQuery)
  const message = messages.data?.find((it) => it.publicId === publicId)
  // a running refetch may still return it
  const isMissing = messages.data && !message && !messages.isFetching && !messages.isError
  usePageTitle(message?.subject)
  if (isMissing) return <MessageNotFound />
  return (
    <>
      <BackLink to={paths.messages}>{m.messages_back_messages()}</BackLink>
      <QueryBoundary
        query={{ ...messages, data: message }}
        errorTitle={m.messages_own_did_not_load()}
        skeleton={<MessageSkeleton />}
      >
        {(it) => <MessageArticle message={it} />}
      </QueryBoundary>
    </>
  )
}

function MessageArticle({ message }: { message: Message }) {
  useMarkReadOnOpen(message)
  const { subject, body, sentAt } = message
  return (
    <Card as="article" padded className="grid gap-5">
      <header className="flex flex-wrap items-start gap-x-5 gap-y-3 border-b border-line pb-5">
        <div className="grid min-w-0 flex-[1_1_16rem] gap-2.5">
          <Heading className="wrap-anywhere">{subject}</Heading>
          <Time at={sentAt} className="num text-small text-ink-2" />
        </div>
        <LinkedLesson message={message} />
      </header>
      <MessageBody text={body} />
    </Card>
  )
}

/** Marks an unread message as read when it is opened. */
function useMarkReadOnOpen({ id, isRead }: Message) {
  const { mutate } = useReadMessage()
  useEffect(() => {
    if (!isRead) mutate(id)
  }, [id, isRead, mutate])
}

function MessageNotFound() {
  return (
    <Card>
      <EmptyState
        icon={MailX}
        title={m.messages_message_not_found()}
        action={
          <ButtonLink to={paths.messages} variant="primary">
            {m.messages_back_messages()}
          </ButtonLink>
        }
      />
    </Card>
  )
}

function MessageSkeleton() {
  return (
    <LoadingRegion>
      <Card as="div" padded className="grid gap-4">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-3 w-1/4" />
        <Skeleton className="w-full" />
        <Skeleton className="w-4/5" />
      </Card>
    </LoadingRegion>
  )
}
