import type { LessonWord } from '../../../../contract/words/words-wire.ts'
import { m } from '../../../../messages/m.ts'
import { startsInArabic } from '../../../kit/arabic.ts'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import './words.css'

/** An Arabic text of a word, in its own direction. */
export const Arabic = ({ children }: { children: string }) => (
  <bdi lang={startsInArabic(children) ? 'ar' : undefined}>{children}</bdi>
)

/** What a word has besides its meaning: its forms, gender, root and preposition, and an example. */
export function WordDetails({ word }: { word: LessonWord }) {
  const { plural, present, masdar, gender, root, preposition, example } = word
  const rows: [string, string | undefined][] = [
    [m.words_plural(), plural],
    [m.words_present(), present],
    [m.words_masdar(), masdar],
    [m.words_gender(), gender && (gender === 'm' ? m.words_masculine() : m.words_feminine())],
    [m.words_root(), root],
    [m.words_preposition(), preposition],
  ]
  const given = rows.flatMap(([label, text]) => (text ? [{ label, text }] : []))
  return (
    <>
      {given.length > 0 && (
        <dl className="word-details">
          {given.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Arabic>{text}</Arabic>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {example && (
        <p className="word-example" dir="auto" lang={startsInArabic(example) ? 'ar' : undefined}>
          <MixedScriptText text={example} />
        </p>
      )}
    </>
  )
}
