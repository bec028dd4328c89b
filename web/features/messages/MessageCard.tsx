import type { Message } from '../../../contract/messages/messages.ts'
import { paths } from '../../api/paths.ts'
import { Badge } from '../../kit/Badge.tsx'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { classNames } from '../../kit/class-names.ts'
import { Time } from '../../kit/DateText.tsx'
import { Link } from '../../kit/Link.tsx'
import { Prose } from '../../kit/Prose.tsx'
import { previewOf } from './preview.ts'

/** A message of the list. The link of the subject covers the card, except the links in the preview. */
export function MessageCard({ message }: { message: Message }) {
  const { publicId: rand, subject, body, sentAt, isRead } = message
  return (
    <li className={classNames('card pad message-card', !isRead && 'message-new')}>
      <div className="flex items-start gap-3">
        <h2 className="grow font-sans text-base font-semibold">
          <Link to={paths.message(rand)}>
            <BilingualTitle>{subject}</BilingualTitle>
          </Link>
        </h2>
        <Badge kind={isRead ? 'read' : 'new'} />
      </div>
      <Prose compact links text={previewOf(body)} className="page-side line-clamp-2 text-ink-2" />
      <Time at={sentAt} className="num text-small text-ink-3" />
    </li>
  )
}
