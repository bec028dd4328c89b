import { Calendar, Info, Lock } from 'lucide-react'
import type { SchoolClass } from '../../../contract/classes/classes.ts'
import {
  isRegistrationOpen,
  registrationText,
} from '../../../contract/classes/registration-window.ts'
import { m, textOf } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { formatPrice } from '../../kit/naira.ts'
import { toast } from '../../kit/toast.ts'
import { ClassCard, ClassCardFact } from './ClassCard.tsx'

type BrowseClassCardProps = {
  class: SchoolClass
  timezone: string
  onAbout: () => void
}

/** A card of Available Classes; grey after its registration has ended (R-BROWSE-013). */
export function BrowseClassCard({ class: it, timezone, onAbout }: BrowseClassCardProps) {
  const now = Date.now() / 1000
  const isOpen = isRegistrationOpen(it.registrationCloses, now, timezone)
  const Icon = isOpen ? Calendar : Lock
  return (
    <ClassCard
      class={it}
      isClosed={!isOpen}
      facts={
        <ClassCardFact icon={<Icon className="icon icon-s" aria-hidden />}>
          {textOf(registrationText(it.registrationCloses, now, timezone))}
        </ClassCardFact>
      }
      footer={(titleId) => (
        <>
          <span className="num class-card-price">
            {it.premium ? formatPrice(it.price) : m.kit_free()}
          </span>
          <IconButton
            label={m.classes_about_name({ name: it.name })}
            icon={<Info className="icon" aria-hidden />}
            onClick={onAbout}
          />
          {isOpen ? (
            <ButtonLink to={paths.class(it.publicId)} variant="soft" aria-describedby={titleId}>
              {m.classes_view_details()}
            </ButtonLink>
          ) : (
            <Button variant="outline" aria-describedby={titleId} onClick={showRegistrationClosed}>
              {m.classes_view_details()}
            </Button>
          )}
        </>
      )}
    />
  )
}

function showRegistrationClosed() {
  toast.error(m.classes_registration_closed(), m.classes_registration_class_has_ended())
}
