import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { schoolName } from '../../kit/school-name.ts'
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
    <section className="card pad install-offer" aria-label="Install">
      <Smartphone className="icon" aria-hidden />
      <p className="grow basis-48">
        <b className="block font-semibold">
          Put <bdi>{schoolName()}</bdi> on your home screen
        </b>
        <span className="block text-small text-ink-2">
          {installation === 'prompt'
            ? 'It opens like an app, with your kept lessons, also without a connection.'
            : 'Press Share in Safari, then ‘Add to Home Screen’. It opens like an app, with your kept lessons.'}
        </span>
      </p>
      <span className="flex flex-wrap gap-2">
        <Button variant="text" onClick={close}>
          {installation === 'prompt' ? 'Not now' : 'OK'}
        </Button>
        {installation === 'prompt' && (
          <Button variant="primary" onClick={() => void accept()}>
            Install
          </Button>
        )}
      </span>
    </section>
  )
}
