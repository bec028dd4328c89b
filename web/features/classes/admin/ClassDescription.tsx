import { Lock } from 'lucide-react'
import type { ManagedClassPage } from '../../../../contract/classes/classes.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Card } from '../../../kit/Card.tsx'
import { Link } from '../../../kit/Link.tsx'
import { Prose } from '../../../kit/Prose.tsx'
import { Text } from '../../../kit/Text.tsx'
import { ImportantLinks } from '../ImportantLinks.tsx'

type ClassDescriptionProps = {
  class: ManagedClassPage
  /** The class to complete first, if any. */
  prerequisite: { id: number; name: string } | undefined
}

/** The description, prerequisite and links of a class, as on the student page (R-ACLASS-015). */
export function ClassDescription({ class: classPage, prerequisite }: ClassDescriptionProps) {
  return (
    <Card padded className="grid gap-6">
      <Prose text={classPage.about} />
      {prerequisite && (
        <p className="flex items-center gap-2 text-ink-2">
          <Lock className="icon icon-s" aria-hidden />
          <span>
            <Text
              of={m.classes_for_students_who_finished}
              class={
                <Link to={paths.admin.class(prerequisite.id)}>
                  <BilingualTitle>{prerequisite.name}</BilingualTitle>
                </Link>
              }
            />
          </span>
        </p>
      )}
      <ImportantLinks links={classPage.links} />
    </Card>
  )
}
