import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { PUSH_CATEGORIES, type PushCategory } from '../../../contract/push.ts'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { Note } from '../../kit/Tile.tsx'
import { Categories } from './Categories.tsx'
import { type Choice, useChoice } from './choice.ts'
import { canPush, isBlocked } from './device.ts'
import { BLOCKED_TEXT, BLOCKED_TITLE, useChooseCategories, useTurnOff, useTurnOn } from './turn.ts'

/** Whether this device is notified, and of what; nothing where the browser cannot. */
export function PushSettings({ personId }: { personId: string }) {
  const choice = useChoice(personId)
  if (!canPush()) return null
  const isOn = choice?.is === 'on' && Notification.permission === 'granted'
  return (
    <Card>
      <CardHead title="Notifications on this device" />
      <div className="pad grid grid-cols-1 gap-4.5">
        {isBlocked() ? (
          <Blocked />
        ) : isOn ? (
          <TurnedOn personId={personId} choice={choice} />
        ) : (
          <TurnedOff personId={personId} known={choice?.categories ?? PUSH_CATEGORIES} />
        )}
      </div>
    </Card>
  )
}

function Blocked() {
  return (
    <Note tone="warn" icon={<BellOff className="icon" aria-hidden />}>
      <b className="block">{BLOCKED_TITLE}</b>
      <p>{BLOCKED_TEXT}</p>
    </Note>
  )
}

function TurnedOn({ personId, choice }: { personId: string; choice: Choice }) {
  const choosing = useChooseCategories(personId)
  const turnOff = useTurnOff(personId)
  const chosen = (choosing.isPending && choosing.variables) || choice.categories
  return (
    <>
      <p className="text-ink-2">
        Notifications are on. Messages to you always come; choose what else you want to hear about.
      </p>
      <Categories chosen={chosen} onChoose={choosing.mutate} disabled={turnOff.isPending} />
      <Button
        className="justify-self-start"
        busy={turnOff.isPending && 'Turning off...'}
        onClick={() => turnOff.mutate(choice.categories)}
      >
        Turn off notifications
      </Button>
    </>
  )
}

function TurnedOff({ personId, known }: { personId: string; known: readonly PushCategory[] }) {
  const [chosen, setChosen] = useState(known)
  const turnOn = useTurnOn(personId)
  return (
    <>
      <p className="text-ink-2">
        Hear when something new is waiting, also while this page is closed. Messages to you always
        come.
      </p>
      <Categories chosen={chosen} onChoose={setChosen} disabled={turnOn.isPending} />
      <Button
        look="soft"
        className="justify-self-start"
        busy={turnOn.isPending && 'Turning on...'}
        onClick={() => turnOn.mutate(chosen)}
      >
        Turn on notifications
      </Button>
    </>
  )
}
