import { paths } from '../../api/paths.ts'
import { Link } from '../../kit/Link.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { useSite } from '../site.ts'

/** The school's logo, or the mark until it has one, and its name: the way home. */
export function SiteName() {
  const { name, logo } = useSite()
  return (
    <Link to={paths.dashboard} className="word">
      {logo ? <img src={logo} alt="" width={32} height={32} /> : <Mark />}
      <span className="clip">{name}</span>
    </Link>
  )
}
