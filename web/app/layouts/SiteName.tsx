import { paths } from '../../api/paths.ts'
import { Link } from '../../kit/Link.tsx'
import { Logo } from '../../kit/Logo.tsx'
import { useSiteSettings } from '../site-settings.tsx'

/**
 * The logo and the name of the school, linked to the dashboard. The default logo is used until the school has its
 * own.
 */
export function SiteName() {
  const { name, logo } = useSiteSettings()
  return (
    <Link to={paths.dashboard} className="site-name">
      {logo ? <img src={logo} alt="" width={32} height={32} /> : <Logo />}
      <span className="clip">{name}</span>
    </Link>
  )
}
