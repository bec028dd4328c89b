import type { AudioHTMLAttributes } from 'react'

type SoundControlsProps = AudioHTMLAttributes<HTMLAudioElement> & {
  src: string | undefined
  'aria-label': string
}

/** The browser's own player of one sound, as wide as its place. */
export function SoundControls(props: SoundControlsProps) {
  return <audio controls className="w-full" {...props} />
}
