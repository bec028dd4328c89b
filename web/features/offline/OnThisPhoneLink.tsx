import { Smartphone } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { useDeviceSummary } from './shared/device-summary.ts'

/** The link to 'On this phone', for a student who has something there. */
export function OnThisPhoneLink() {
  const { kept, unsent } = useDeviceSummary()
  const count = Object.keys(kept).length
  if (count === 0 && unsent === 0) return null
  return (
    <ButtonLink to={paths.phone} variant="outline">
      <Smartphone className="icon icon-s" aria-hidden />
      <span className="num">
        {unsent > 0 ? m.offline_link_unsent({ count, unsent }) : m.offline_link({ count })}
      </span>
    </ButtonLink>
  )
}
