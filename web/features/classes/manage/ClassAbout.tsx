import { Lock } from 'lucide-react'
import type { ManagedClassPage } from '../../../../contract/classes.ts'
import { paths } from '../../../api/paths.ts'
import { Card } from '../../../kit/Card.tsx'
import { Duo } from '../../../kit/Duo.tsx'
import { Link } from '../../../kit/Link.tsx'
import { Prose } from '../../../kit/Prose.tsx'
import { ImportantLinks } from '../ImportantLinks.tsx'

type ClassAboutProps = {
  class: ManagedClassPage
  /** The class that comes before this one, where there is one. */
  prerequisite: { id: number; name: string } | undefined
}

/** What a class is about, as its students read it (wallet-and-admin §2). */
export function ClassAbout({ class: it, prerequisite }: ClassAboutProps) {
  return (
    <Card pad className="grid gap-6">
      <Prose text={it.about} />
      {prerequisite && (
        <p className="flex items-center gap-2 text-ink-2">
          <Lock className="icon icon-s" aria-hidden />
          <span>
            For students who have finished{' '}
            <Link to={paths.admin.class(prerequisite.id)}>
              <Duo>{prerequisite.name}</Duo>
            </Link>
          </span>
        </p>
      )}
      <ImportantLinks links={it.links} />
    </Card>
  )
}
