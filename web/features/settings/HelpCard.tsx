import { ChevronRight, Compass, type LucideIcon, Users } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Card } from '../../kit/Card.tsx'
import { LazyDialog, lazyDialog, prefetchOnIntent } from '../../kit/LazyDialog.tsx'
import { Tile } from '../../kit/Tile.tsx'

const loadGuide = () => import('./HowToGuide.tsx')
const HowToGuide = lazyDialog(async () => (await loadGuide()).HowToGuide)
const loadPrivateLesson = () => import('./PrivateLesson.tsx')
const PrivateLesson = lazyDialog(async () => (await loadPrivateLesson()).PrivateLesson)

/** Links to the how-to guide and to private lessons. */
export function HelpCard() {
  return (
    <Card>
      <ul className="rows">
        <HelpRow
          icon={Compass}
          title={m.settings_how_guide()}
          subtitle={m.settings_four_short_steps()}
          load={loadGuide}
          dialog={HowToGuide}
        />
        <HelpRow
          icon={Users}
          title={m.settings_private_lesson()}
          subtitle={m.settings_one_teacher_own_pace()}
          load={loadPrivateLesson}
          dialog={PrivateLesson}
        />
      </ul>
    </Card>
  )
}

type HelpRowProps = {
  icon: LucideIcon
  title: string
  subtitle: string
  load: () => Promise<unknown>
  dialog: ComponentType<{ onClose: () => void }>
}

function HelpRow({ icon: Icon, title, subtitle, load, dialog: HelpDialog }: HelpRowProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <li className="p-0">
      <button
        type="button"
        className="flex min-w-0 flex-1 items-center gap-3.5 px-(--pad) py-3.5 text-start hover:bg-sunken"
        {...prefetchOnIntent(load)}
        onClick={() => setOpen(true)}
      >
        <Tile>
          <Icon className="icon" />
        </Tile>
        <span className="grow">
          <span className="block font-semibold">{title}</span>
          <span className="block text-small text-ink-2">{subtitle}</span>
        </span>
        <ChevronRight className="icon mirror text-ink-3" aria-hidden />
      </button>
      {isOpen && (
        <LazyDialog title={title} onClose={close}>
          <HelpDialog onClose={close} />
        </LazyDialog>
      )}
    </li>
  )
}
