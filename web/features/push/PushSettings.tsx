import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { PUSH_CATEGORIES, type PushCategory } from '../../../contract/push/push.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { Note } from '../../kit/Tile.tsx'
import { canPush, isBlocked } from './device.ts'
import { PushCategories } from './PushCategories.tsx'
import { type PushPreference, usePreference } from './preference.ts'
import {
  BLOCKED_TEXT,
  BLOCKED_TITLE,
  useChooseCategories,
  useTurnOff,
  useTurnOn,
} from './toggle.ts'

/** The notification settings of this device; nothing if the browser does not support push. */
export function PushSettings({ userId }: { userId: string }) {
  const preference = usePreference(userId)
  if (!canPush()) return null
  const isOn = preference?.state === 'on' && Notification.permission === 'granted'
  return (
    <Card>
      <CardHead title={m.push_title()} />
      <div className="pad grid grid-cols-1 gap-4.5">
        {isBlocked() ? (
          <PushBlockedNote />
        ) : isOn ? (
          <PushEnabled userId={userId} preference={preference} />
        ) : (
          <PushDisabled
            userId={userId}
            initialCategories={preference?.categories ?? PUSH_CATEGORIES}
          />
        )}
      </div>
    </Card>
  )
}

function PushBlockedNote() {
  return (
    <Note tone="warning" icon={<BellOff className="icon" aria-hidden />}>
      <b className="block">{BLOCKED_TITLE}</b>
      <p>{BLOCKED_TEXT}</p>
    </Note>
  )
}

function PushEnabled({ userId, preference }: { userId: string; preference: PushPreference }) {
  const categoriesMutation = useChooseCategories(userId)
  const turnOffMutation = useTurnOff(userId)
  const categories =
    (categoriesMutation.isPending && categoriesMutation.variables) || preference.categories
  return (
    <>
      <p className="text-ink-2">{m.push_is_on_hint()}</p>
      <PushCategories
        selected={categories}
        onChange={categoriesMutation.mutate}
        disabled={turnOffMutation.isPending}
      />
      <Button
        className="justify-self-start"
        busy={turnOffMutation.isPending && m.push_turning_off()}
        onClick={() => turnOffMutation.mutate(preference.categories)}
      >
        {m.push_turn_off_notifications()}
      </Button>
    </>
  )
}

function PushDisabled({
  userId,
  initialCategories,
}: {
  userId: string
  initialCategories: readonly PushCategory[]
}) {
  const [categories, setCategories] = useState(initialCategories)
  const turnOnMutation = useTurnOn(userId)
  return (
    <>
      <p className="text-ink-2">{m.push_is_off_hint()}</p>
      <PushCategories
        selected={categories}
        onChange={setCategories}
        disabled={turnOnMutation.isPending}
      />
      <Button
        variant="soft"
        className="justify-self-start"
        busy={turnOnMutation.isPending && m.push_turning_on()}
        onClick={() => turnOnMutation.mutate(categories)}
      >
        {m.push_turn_on_notifications()}
      </Button>
    </>
  )
}
