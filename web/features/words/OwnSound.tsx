import type { MyWord } from '../../../contract/words/words-wire.ts'
import { loadSound } from './kept-sounds.ts'
import { SoundButton } from './shared/SoundButton.tsx'

type OwnSoundProps = { word: MyWord; isInList?: boolean }

/** The sound of an own word, which is downloaded once. Nothing for a word without one. */
export function OwnSound({ word: { sound, text }, isInList = false }: OwnSoundProps) {
  if (!sound) return null
  return <SoundButton load={() => loadSound(sound)} {...(isInList && { word: text })} />
}
