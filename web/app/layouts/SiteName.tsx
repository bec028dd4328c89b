import { paths } from '../../api/paths.ts'
import { Link } from '../../kit/Link.tsx'
import { Logo } from '../../kit/Logo.tsx'
import { useSiteSettings } from '../site-settings.tsx'

/** The school's logo, or the mark until it has one, and its name: the way home. */
export function SiteName() {
  const { name, logo } = useSiteSettings()
  return (
    <Link to={paths.dashboard} className="site-name">
      {logo ? <img src={logo} alt="" width={32} height={32} /> : <Logo />}
      <span className="clip">{name}</span>
    </Link>
  )
}
