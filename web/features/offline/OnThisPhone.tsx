import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatDataSize } from '../../../contract/data-size.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Link } from '../../kit/Link.tsx'
import { Note } from '../../kit/Tile.tsx'
import { useTimeZone } from '../../kit/time-zone.ts'
import type { KeptLesson } from '../../offline/database.ts'
import { listKeptLessons, removeKeptLesson } from '../../offline/kept-lessons.ts'
import { changeMarks, useOfflineMarks } from '../../offline/marks.ts'
import {
  describeState,
  isShown,
  readOutbox,
  removeFromOutbox,
  startOutbox,
  useOutbox,
} from '../../offline/outbox.ts'
import type { OutboxCall, OutboxItem } from '../../offline/outbox-item.ts'
import { SaveAnswers } from '../../offline/SaveAnswers.tsx'
import { KeptLessonRow } from './KeptLessonRow.tsx'
import './offline.css'

/** The data on this phone: the items that wait to be sent, and the kept lessons with their sizes (R-OFFLINE-005). */
export function OnThisPhone() {
  const items = useOutbox((it) => it.items)?.filter(isShown) ?? []
  useEffect(() => {
    startOutbox()
    void readOutbox().catch(() => {})
  }, [])
  return (
    <>
      <Notices />
      {items.length > 0 && <UnsentItems items={items} />}
      <KeptLessons />
    </>
  )
}

/** The lessons that were removed and the reasons, until the student has read them (R-OFFLINE-011). */
function Notices() {
  const { notices } = useOfflineMarks()
  if (notices.length === 0) return null
  return (
    <div className="grid justify-items-start gap-3">
      <Note tone="info" icon={<Smartphone className="icon" aria-hidden />}>
        {notices.map((it) => (
          <span key={it} className="block">
            <bdi>{it}</bdi>
          </span>
        ))}
      </Note>
      <Button onClick={() => changeMarks({ notices: [] })}>OK</Button>
    </div>
  )
}

const KINDS: Record<OutboxCall, string> = {
  submitExam: 'Exam',
  addComment: 'Comment',
  recordLessonView: 'Lesson marked as read',
}

function UnsentItems({ items }: { items: OutboxItem[] }) {
  const timeZone = useTimeZone()
  // subscribes to the item that is being sent, which the description shows
  useOutbox((it) => it.sendingId)
  return (
    <Card>
      <CardHead
        title={items.every((it) => it.state === 'received') ? 'Sent' : 'Waiting to be sent'}
      />
      <ol className="rows on-this-phone">
        {items.map((it) => (
          <li key={it.id}>
            <span className="min-w-0 grow basis-48">
              <Link to={it.path} className="block font-semibold">
                <BilingualTitle>{it.title}</BilingualTitle>
              </Link>
              <span className="block text-small text-ink-2" role="status">
                {KINDS[it.call]} · {describeState(it, timeZone)}
              </span>
            </span>
            {it.state === 'waiting' && <SaveAnswers item={it} />}
            {it.state === 'refused' && (
              <Button variant="flush" onClick={() => void removeFromOutbox(it.id)}>
                Remove
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function KeptLessons() {
  const { kept } = useOfflineMarks()
  const [lessons, setLessons] = useState<KeptLesson[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks say when the list has changed
  useEffect(() => {
    void listKeptLessons()
      .catch(() => [])
      .then(setLessons)
  }, [kept])
  const remove = async (ids: number[]) => {
    for (const id of ids) await removeKeptLesson(id)
  }
  if (!lessons) return null
  const total = lessons.reduce((sum, it) => sum + it.bytes, 0)
  const removeAll = async () => {
    const { confirm } = await import('../../kit/confirm.tsx')
    const question = {
      title: 'Remove all lessons?',
      text: `${lessons.length} lessons with ${formatDataSize(total)} are removed from this phone. You can keep them again with a connection.`,
      confirmLabel: 'Remove all',
    }
    if (await confirm(question)) await remove(lessons.map((it) => it.id))
  }
  if (lessons.length === 0)
    return (
      <Card>
        <EmptyState icon={Smartphone} title="No lesson is kept on this phone">
          Open a lesson and choose ‘Keep on this phone’. It then opens without a connection.
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <CardHead title="Kept lessons">
        <Button variant="flush" onClick={() => void removeAll()}>
          Remove all
        </Button>
      </CardHead>
      <ol className="rows on-this-phone">
        {lessons.map((it) => (
          <KeptLessonRow key={it.id} lesson={it} onRemove={() => void remove([it.id])} />
        ))}
      </ol>
      <p className="num pad text-small text-ink-2">{formatDataSize(total)} of at most 500 MB</p>
    </Card>
  )
}
