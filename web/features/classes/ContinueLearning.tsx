import { ChevronRight } from 'lucide-react'
import type { MyClass } from '../../../contract/enrolment.ts'
import { paths } from '../../api/paths.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { Cover } from '../../kit/Cover.tsx'
import { Link } from '../../kit/Link.tsx'
import { useDateFormat } from '../../kit/use-date-format.ts'
import { subscriptionText } from './subscription-text.ts'

const MAX_SHOWN = 4

/** The classes joined last, or a link to the class list for a student without classes. */
export function ContinueLearning({ classes }: { classes: readonly MyClass[] }) {
  if (classes.length === 0) return <FirstClass />
  return (
    <Card>
      <CardHead title="Continue learning">
        {classes.length > MAX_SHOWN && (
          <ButtonLink to={paths.myClasses} variant="brand-text">
            View All
          </ButtonLink>
        )}
      </CardHead>
      <ul className="rows">
        {classes.slice(0, MAX_SHOWN).map((it) => (
          <li key={it.enrolment.id} className="p-0">
            <ClassRow myClass={it} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ClassRow({ myClass }: { myClass: MyClass }) {
  const format = useDateFormat()
  const { class: it } = myClass
  return (
    <Link
      to={paths.class(it.publicId)}
      className="flex min-w-0 flex-1 items-center gap-3.5 px-(--pad) py-3 text-ink no-underline hover:bg-sunken"
    >
      <Cover
        colourSeed={it.id}
        letterSeed={it.publicId}
        className="h-13 w-10 flex-none rounded-badge after:hidden [&>.kano]:text-[1.75rem]"
      />
      <span className="grow">
        <span className="block font-semibold">
          <BilingualTitle>{it.name}</BilingualTitle>
        </span>
        <span className="num block text-small text-ink-2">
          {it.lessonCount === 1 ? '1 lesson' : `${it.lessonCount} lessons`} ·{' '}
          {subscriptionText(myClass, Date.now() / 1000, format)}
        </span>
      </span>
      <ChevronRight className="icon mirror text-ink-3" aria-hidden />
    </Link>
  )
}

function FirstClass() {
  return (
    <Card padded className="grid justify-items-start gap-3">
      <h2 className="text-card-head">Begin with a class</h2>
      <p className="text-ink-2">Choose a category, read what a class is about, and enroll.</p>
      <ButtonLink to={paths.classes} variant="soft">
        Browse Classes
      </ButtonLink>
    </Card>
  )
}
