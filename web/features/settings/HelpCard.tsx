import { ChevronRight, Compass, type LucideIcon, Users } from 'lucide-react'
import { type ComponentType, lazy, useState } from 'react'
import { Card } from '../../kit/Card.tsx'
import { LateDialog, near } from '../../kit/LateDialog.tsx'
import { Tile } from '../../kit/Tile.tsx'

const loadGuide = () => import('./HowToGuide.tsx')
const HowToGuide = lazy(async () => ({ default: (await loadGuide()).HowToGuide }))
const loadPrivate = () => import('./PrivateLesson.tsx')
const PrivateLesson = lazy(async () => ({ default: (await loadPrivate()).PrivateLesson }))

/** The how-to guide and private lessons, each behind a row. */
export function HelpCard() {
  return (
    <Card>
      <ul className="rows">
        <Row
          icon={Compass}
          title="How-to guide"
          lead="Four short steps"
          load={loadGuide}
          dialog={HowToGuide}
        />
        <Row
          icon={Users}
          title="Private Lesson"
          lead="One teacher, your own pace"
          load={loadPrivate}
          dialog={PrivateLesson}
        />
      </ul>
    </Card>
  )
}

type RowProps = {
  icon: LucideIcon
  title: string
  lead: string
  load: () => Promise<unknown>
  dialog: ComponentType<{ onClose: () => void }>
}

function Row({ icon: Icon, title, lead, load, dialog: TheDialog }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <li className="p-0">
      <button
        type="button"
        className="flex min-w-0 flex-1 items-center gap-3.5 px-(--pad) py-3.5 text-start hover:bg-sunken"
        {...near(load)}
        onClick={() => setOpen(true)}
      >
        <Tile>
          <Icon className="icon" />
        </Tile>
        <span className="grow">
          <span className="block font-semibold">{title}</span>
          <span className="block text-small text-ink-2">{lead}</span>
        </span>
        <ChevronRight className="icon mirror text-ink-3" aria-hidden />
      </button>
      {isOpen && (
        <LateDialog title={title} onClose={close}>
          <TheDialog onClose={close} />
        </LateDialog>
      )}
    </li>
  )
}
