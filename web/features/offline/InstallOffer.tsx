import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { schoolName } from '../../kit/school-name.ts'
import { Text } from '../../kit/Text.tsx'
import {
  install,
  isTimeToOffer,
  prepareInstallation,
  rememberOffer,
  useInstallation,
} from './install.ts'

/** Offers to install the app, after the second kept lesson and once per device (R-OFFLINE-001). */
export function InstallOffer({ keptCount }: { keptCount: number }) {
  const installation = useInstallation()
  const [isOpen, setOpen] = useState(() => isTimeToOffer(keptCount))
  useEffect(prepareInstallation, [])
  const isShown = isOpen && installation !== undefined
  useEffect(() => {
    if (isShown) rememberOffer()
  }, [isShown])
  if (!isShown) return null
  const close = () => setOpen(false)
  const accept = async () => {
    close()
    await install().catch(() => {})
  }
  return (
    <section className="card pad install-offer" aria-label={m.offline_install()}>
      <Smartphone className="icon" aria-hidden />
      <p className="grow basis-48">
        <b className="block font-semibold">
          <Text of={m.offline_install_title} school={<bdi>{schoolName()}</bdi>} />
        </b>
        <span className="block text-small text-ink-2">
          {installation === 'prompt' ? m.offline_install_prompt() : m.offline_install_safari()}
        </span>
      </p>
      <span className="flex flex-wrap gap-2">
        <Button variant="text" onClick={close}>
          {installation === 'prompt' ? m.offline_not_now() : m.offline_ok()}
        </Button>
        {installation === 'prompt' && (
          <Button variant="primary" onClick={() => void accept()}>
            {m.offline_install()}
          </Button>
        )}
      </span>
    </section>
  )
}
