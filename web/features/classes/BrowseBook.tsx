import { Calendar, Info, Lock } from 'lucide-react'
import type { SchoolClass } from '../../../contract/classes.ts'
import { isRegistrationOpen, registrationText } from '../../../contract/registration-window.ts'
import { paths } from '../../api/paths.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { price } from '../../kit/naira.ts'
import { toast } from '../../kit/toast.ts'
import { Book, BookFact } from './Book.tsx'

type BrowseBookProps = {
  class: SchoolClass
  timezone: string
  onAbout: () => void
}

/** A class on the shelf of Available Classes; grey once its registration has ended (student-area §4). */
export function BrowseBook({ class: it, timezone, onAbout }: BrowseBookProps) {
  const now = Date.now() / 1000
  const isOpen = isRegistrationOpen(it.registrationCloses, now, timezone)
  const Icon = isOpen ? Calendar : Lock
  return (
    <Book
      class={it}
      shut={!isOpen}
      facts={
        <BookFact icon={<Icon className="icon icon-s" aria-hidden />}>
          {registrationText(it.registrationCloses, now, timezone)}
        </BookFact>
      }
      foot={(titleId) => (
        <>
          <span className="num book-price">{it.premium ? price(it.price) : 'Free'}</span>
          <IconButton
            label={`About ${it.name}`}
            icon={<Info className="icon" aria-hidden />}
            onClick={onAbout}
          />
          {isOpen ? (
            <ButtonLink to={paths.class(it.rand)} look="soft" aria-describedby={titleId}>
              View Details
            </ButtonLink>
          ) : (
            <Button look="line" aria-describedby={titleId} onClick={sayClosed}>
              View Details
            </Button>
          )}
        </>
      )}
    />
  )
}

function sayClosed() {
  toast.bad('Registration Closed', 'Registration for this class has ended.')
}
