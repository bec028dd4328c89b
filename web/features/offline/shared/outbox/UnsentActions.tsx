import { useEffect, useMemo, useState } from 'react'
import { m } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import { copyText } from '../../../../kit/copy-text.ts'
import { toast } from '../../../../kit/toast.ts'
import { type OutboxCall, type OutboxItem, rulesOf } from './calls.ts'
import { startOutbox, tryAgain } from './outbox.ts'
import { problemOf } from './plan.ts'
import { readOutbox, removeFromOutbox, useOutbox } from './store.ts'
import { describeNextAttempt } from './words.ts'

type ItemsOfLesson = {
  /** The items that no form of this page waits for, in order. */
  items: OutboxItem[]
  sendingId: number | undefined
  /** True while the outbox is read. */
  isReading: boolean
}

/** The outbox items of a lesson. */
export function useOutboxItems(call: OutboxCall, lessonId: number): ItemsOfLesson {
  const { items, sendingId, awaitedId } = useOutbox()
  useEffect(() => {
    startOutbox()
    void readOutbox().catch(() => {})
  }, [])
  const ofLesson = useMemo(
    () =>
      (items ?? []).filter(
        (it) => it.call === call && it.lessonId === lessonId && it.id !== awaitedId,
      ),
    [items, call, lessonId, awaitedId],
  )
  return { items: ofLesson, sendingId, isReading: items === undefined }
}

/** The button says 'Sending...' at least this long, so that a press is seen. */
const MIN_BUSY_MS = 800
const CLOCK_MS = 10_000

type ItemProps = { item: OutboxItem }

/** Sends an item now, after a small call, if not too many requests of the last minute have failed. */
export function TryAgain({ item }: ItemProps) {
  const [isTrying, setTrying] = useState(false)
  const isSending = useOutbox((it) => it.sendingId === item.id)
  const send = async () => {
    setTrying(true)
    const isSeen = new Promise((resolve) => setTimeout(resolve, MIN_BUSY_MS))
    await Promise.all([tryAgain(item.id).catch(() => {}), isSeen])
    setTrying(false)
  }
  return (
    <Button busy={(isSending || isTrying) && m.kit_sending()} onClick={() => void send()}>
      {m.kit_try_again()}
    </Button>
  )
}

/** What the student can do with an item that cannot be sent: the text must not be lost with it. */
export function UnsentActions({ item }: ItemProps) {
  if (!problemOf(item)) return null
  const text = writtenText(item)
  const copy = async () => {
    if (await copyText(text)) toast.success(m.kit_copied())
    else toast.error(m.offline_text_not_copied())
  }
  const remove = async () => {
    const { confirm } = await import('../../../../kit/confirm.tsx')
    const question = {
      title: m.offline_remove_unsent_title(),
      text: m.offline_remove_unsent_what_happens({ title: item.title }),
      confirmLabel: m.kit_remove(),
    }
    if (await confirm(question)) await removeFromOutbox(item.id)
  }
  return (
    <>
      {text !== '' && (
        <Button variant="text" onClick={() => void copy()}>
          {m.kit_copy()}
        </Button>
      )}
      <Button variant="text" onClick={() => void remove()}>
        {m.kit_remove()}
      </Button>
    </>
  )
}

/** What the student wrote; of an item that this release cannot read, all that is stored. */
function writtenText(item: OutboxItem): string {
  try {
    const rules = rulesOf(item)
    if (rules) return rules.textOf(item.request)
  } catch {
    // not of the shape that its call has in this release
  }
  return JSON.stringify(item.request)
}

/** 'Next attempt in about 5 minutes', while something waits for one. */
export function NextAttempt({ className = '' }: { className?: string }) {
  const at = useOutbox((it) => it.nextAttemptAt)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS)
    return () => clearInterval(timer)
  }, [])
  if (at === undefined) return null
  return (
    <span className={`block text-small text-ink-2 ${className}`}>
      {describeNextAttempt(at, now)}
    </span>
  )
}
