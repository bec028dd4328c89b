import { useEffect, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Link } from '../../kit/Link.tsx'
import type { KeptLesson } from './shared/database.ts'
import { useDeviceSummary } from './shared/device-summary.ts'
import './offline.css'

const SHOWN = 3

/** The lessons that open without a connection, those of this class first, in place of one that does not (R-OFFLINE-003). */
export function KeptInstead({ classRef }: { classRef: string }) {
  const { kept } = useDeviceSummary()
  const [lessons, setLessons] = useState<KeptLesson[]>([])
  const hasKept = Object.keys(kept).length > 0
  useEffect(() => {
    if (!hasKept) return
    void import('./shared/kept-lessons.ts')
      .then(({ listKeptLessons }) => listKeptLessons())
      .then((all) => setLessons(all.filter((it) => it.isComplete)))
      .catch(() => {})
  }, [hasKept])
  if (lessons.length === 0) return null
  const isHere = ({ page, classRef: ref }: KeptLesson) =>
    [String(page.classId), page.classPublicId, ref].includes(classRef)
  const shown = [...lessons.filter(isHere), ...lessons.filter((it) => !isHere(it))].slice(0, SHOWN)
  return (
    <section className="kept-instead" aria-label={m.offline_on_this_phone()}>
      <p>{m.offline_kept_instead()}</p>
      <ul>
        {shown.map((it) => (
          <li key={it.id}>
            <Link to={paths.lesson(it.classRef, it.id)}>
              <BilingualTitle>{it.subject}</BilingualTitle>
            </Link>
          </li>
        ))}
        {lessons.length > SHOWN && (
          <li>
            <Link to={paths.phone}>{m.offline_all_kept({ count: lessons.length })}</Link>
          </li>
        )}
      </ul>
    </section>
  )
}
