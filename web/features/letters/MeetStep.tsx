import { signSound } from '../../../contract/letters/letter-sounds.ts'
import { joinsForward, SIGNS, shapesOf, signedText } from '../../../contract/letters/letters.ts'
import { inLatin } from '../../../contract/letters/read-aloud.ts'
import { m } from '../../../messages/m.ts'
import { LetterGlyph } from './LetterGlyph.tsx'
import { letterName, SHAPE_NAMES, SIGN_NAMES } from './labels.ts'
import { SoundButton } from './SoundButton.tsx'

type MeetStepProps = { letter: string; urlOf: (sound: string) => string | undefined }

/** A new letter: its named shapes, and its sound under six signs. */
export function MeetStep({ letter, urlOf }: MeetStepProps) {
  return (
    <div className="grid gap-3.5">
      <h2>{m.letters_meet({ name: letterName(letter) })}</h2>
      <section className="grid gap-2" aria-labelledby="shapes">
        <h3 id="shapes">{m.letters_meet_shapes()}</h3>
        <ul className="letter-shapes" dir="rtl">
          {shapesOf(letter).map((shape) => (
            <li key={shape}>
              <LetterGlyph letter={letter} shape={shape} label={letterName(letter)} />
              <span className="text-small">{SHAPE_NAMES[shape]}</span>
            </li>
          ))}
        </ul>
        {!joinsForward(letter) && <p className="text-small text-ink-2">{m.letters_meet_two()}</p>}
        {letter === 'ا' && <p className="text-small text-ink-2">{m.letters_meet_alif()}</p>}
      </section>
      <section className="grid gap-2" aria-labelledby="signs">
        <h3 id="signs">{m.letters_meet_signs()}</h3>
        <ul className="letter-signs" dir="rtl">
          {SIGNS.map((sign) => {
            const text = signedText(letter, sign)
            const url = urlOf(signSound(letter, sign))
            return (
              <li key={sign}>
                <span className="letter-sign" lang="ar">
                  {text}
                </span>
                <span className="text-small" dir="ltr">
                  {inLatin(text)}
                </span>
                <span className="text-small text-ink-2">{SIGN_NAMES[sign]}</span>
                {url && <SoundButton url={url} text={text} />}
              </li>
            )
          })}
        </ul>
      </section>
    </div>
  )
}
