import { paths } from '../../api/paths.ts'
import { Link } from '../../kit/Link.tsx'
import { SchoolMark } from '../../kit/SchoolMark.tsx'
import { useSiteSettings } from '../site-settings.tsx'

/**
 * The logo and the name of the school, linked to the dashboard. Until the school has a logo, its mark
 * is shown.
 */
export function SiteName() {
  const { name, logo } = useSiteSettings()
  return (
    <Link to={paths.dashboard} className="site-name">
      {logo ? <img src={logo} alt="" width={32} height={32} /> : <SchoolMark name={name} />}
      <span className="clip page-side" dir="auto">
        {name}
      </span>
    </Link>
  )
}
