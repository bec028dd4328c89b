import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import type { LessonWord } from '../../../contract/words/words-wire.ts'
import { m } from '../../../messages/m.ts'
import { MixedScriptText } from '../../kit/Prose.tsx'
import { Arabic } from './shared/WordDetails.tsx'
import './shared/words.css'

type PrintWordsProps = {
  words: readonly LessonWord[]
  title: string
  as: 'list' | 'cards'
  onDone: () => void
}

/** Opens the print dialog with the words on A4, from right to left: as a list, or as cards to be cut and folded (R-WORDS-007). */
export function PrintWords({ words, title, as, onDone }: PrintWordsProps) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    let isOpen = true
    const close = () => {
      isOpen = false
      done()
    }
    addEventListener('afterprint', close)
    // the letters must be there
    void document.fonts.ready.then(() => isOpen && print())
    return () => {
      isOpen = false
      removeEventListener('afterprint', close)
    }
  }, [])
  return createPortal(
    <div className="words-print" dir="rtl">
      <h1>
        <bdi>{title}</bdi>
      </h1>
      {as === 'cards' ? (
        <ul className="word-cards">
          {words.map((word) => (
            <li key={word.id}>
              <div className="word-front">
                <Arabic>{word.text}</Arabic>
              </div>
              <div>
                <span dir="auto">
                  <MixedScriptText text={word.meaning} />
                </span>
                <small>
                  <Arabic>{formsOf(word)}</Arabic>
                </small>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{m.words_word()}</th>
              <th scope="col">{m.words_forms()}</th>
              <th scope="col">{m.words_meaning()}</th>
            </tr>
          </thead>
          <tbody>
            {words.map((word) => (
              <tr key={word.id}>
                <td>
                  <Arabic>{word.text}</Arabic>
                </td>
                <td>
                  <Arabic>{formsOf(word)}</Arabic>
                </td>
                <td>
                  <span dir="auto">
                    <MixedScriptText text={word.meaning} />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>,
    document.body,
  )
}

/** The forms of a word in the order of dictionaries: present, maṣdar, preposition, plural. */
const formsOf = ({ present, masdar, preposition, plural }: LessonWord) =>
  [present, masdar, preposition, plural].filter(Boolean).join('، ')
