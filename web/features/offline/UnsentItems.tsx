import { m } from '../../../messages/m.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { Link } from '../../kit/Link.tsx'
import { useTimeZone } from '../../kit/time-zone.ts'
import { type OutboxItem, rulesOf } from './shared/outbox/calls.ts'
import { problemOf } from './shared/outbox/plan.ts'
import { SaveAnswers } from './shared/outbox/SaveAnswers.tsx'
import { isShown } from './shared/outbox/storage.ts'
import { removeFromOutbox, useOutbox } from './shared/outbox/store.ts'
import { NextAttempt, TryAgain, UnsentActions } from './shared/outbox/UnsentActions.tsx'
import { describeState, PROBLEM_TEXTS } from './shared/outbox/words.ts'

/** The items that wait to be sent, with the time of the next attempt, and those that were received today (R-OFFLINE-005). */
export function UnsentItems() {
  const items = useOutbox((it) => it.items)?.filter(isShown) ?? []
  const received = items.filter((it) => it.state === 'received')
  const unsent = items.filter((it) => it.state !== 'received')
  return (
    <>
      {unsent.length > 0 && (
        <Card>
          <CardHead title={m.offline_waiting_sent()} />
          <ItemList items={unsent} />
          <NextAttempt className="pad" />
        </Card>
      )}
      {received.length > 0 && (
        <Card>
          <CardHead title={m.offline_received()} />
          <ItemList items={received} />
        </Card>
      )}
    </>
  )
}

const ItemList = ({ items }: { items: OutboxItem[] }) => (
  <ol className="rows on-this-phone">
    {items.map((it) => (
      <li key={it.id}>
        <UnsentItem item={it} />
      </li>
    ))}
  </ol>
)

function UnsentItem({ item }: { item: OutboxItem }) {
  const timeZone = useTimeZone()
  const sendingId = useOutbox((it) => it.sendingId)
  const problem = problemOf(item)
  const state =
    problem && sendingId !== item.id
      ? PROBLEM_TEXTS[problem]
      : describeState(item, timeZone, sendingId)
  return (
    <>
      <span className="min-w-0 grow basis-48">
        <Link to={item.path} className="block font-semibold">
          <BilingualTitle>{item.title}</BilingualTitle>
        </Link>
        <span className="block text-small text-ink-2" role="status">
          {rulesOf(item)?.label ?? m.offline_unknown()} · {state}
        </span>
      </span>
      {item.state === 'waiting' && <SaveAnswers item={item} />}
      {item.state === 'waiting' && (item.hasFailed || problem) && <TryAgain item={item} />}
      <UnsentActions item={item} />
      {item.state === 'refused' && (
        <Button variant="flush" onClick={() => void removeFromOutbox(item.id)}>
          {m.kit_remove()}
        </Button>
      )}
    </>
  )
}
