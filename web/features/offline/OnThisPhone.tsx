import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { formatDataSize } from '../../kit/data-size.ts'
import { EmptyCard } from '../../kit/EmptyState.tsx'
import { Text } from '../../kit/Text.tsx'
import { Note } from '../../kit/Tile.tsx'
import { KeptLessonRow } from './KeptLessonRow.tsx'
import type { KeptLesson } from './shared/database.ts'
import { changeSummary, useDeviceSummary } from './shared/device-summary.ts'
import { listKeptLessons, removeKeptLesson } from './shared/kept-lessons.ts'
import { startOutbox } from './shared/outbox/outbox.ts'
import { readOutbox } from './shared/outbox/store.ts'
import { UnsentItems } from './UnsentItems.tsx'
import './offline.css'

/** The data on this phone: the items that wait to be sent, and the kept lessons with their sizes (R-OFFLINE-005). */
export function OnThisPhone() {
  useEffect(() => {
    startOutbox()
    void readOutbox().catch(() => {})
  }, [])
  return (
    <>
      <Notices />
      <UnsentItems />
      <KeptLessons />
    </>
  )
}

/** The lessons that were removed and the reasons, until the student has read them (R-OFFLINE-011). */
function Notices() {
  const { notices } = useDeviceSummary()
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
      <Button onClick={() => changeSummary({ notices: [] })}>{m.offline_ok()}</Button>
    </div>
  )
}

function KeptLessons() {
  const { kept } = useDeviceSummary()
  const [lessons, setLessons] = useState<KeptLesson[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the summary says when the list has changed
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
      title: m.offline_remove_all_lessons(),
      text: m.offline_remove_all_what_happens({
        count: lessons.length,
        total: formatDataSize(total),
      }),
      confirmLabel: m.offline_remove_all(),
    }
    if (await confirm(question)) await remove(lessons.map((it) => it.id))
  }
  if (lessons.length === 0)
    return (
      <EmptyCard icon={Smartphone} title={m.offline_none_kept()}>
        {m.offline_none_kept_hint()}
      </EmptyCard>
    )
  return (
    <Card>
      <CardHead title={m.offline_kept_lessons()}>
        <Button variant="flush" onClick={() => void removeAll()}>
          {m.offline_remove_all()}
        </Button>
      </CardHead>
      <ol className="rows on-this-phone">
        {lessons.map((it) => (
          <KeptLessonRow key={it.id} lesson={it} onRemove={() => void remove([it.id])} />
        ))}
      </ol>
      <p className="num pad text-small text-ink-2">
        <Text of={m.offline_total} total={formatDataSize(total)} />
      </p>
    </Card>
  )
}
