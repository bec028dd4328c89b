import { useQueryClient } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { LessonPage } from '../../../contract/study/study.ts'
import { wordFinder } from '../../../contract/words/word-finder.ts'
import type { LessonWord } from '../../../contract/words/words-wire.ts'
import { m } from '../../../messages/m.ts'
import { ApiError, messageOf } from '../../api/call-api.ts'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { type Mark, MixedScriptText } from '../../kit/Prose.tsx'
import { toast } from '../../kit/toast.ts'
import { PrintButtons } from './PrintButtons.tsx'
import { addWords } from './shared/queries.ts'
import { SoundButton } from './shared/SoundButton.tsx'
import { Arabic, WordDetails } from './shared/WordDetails.tsx'

type LessonOfWords = { lesson: LessonPage; words: readonly LessonWord[] }

export type LessonWordsProps = LessonOfWords & {
  /** The text of the lesson, whose Arabic is rendered by `mark`. */
  text: (mark: Mark) => ReactNode
}

/** The text of a lesson with its words as buttons, and the list of the words (R-WORDS-002). */
export function LessonWords({ lesson, words, text }: LessonWordsProps) {
  const [shown, setShown] = useState<LessonWord>()
  const { isMine, add, isAdding } = useAddWords(lesson)
  const split = useMemo(() => wordFinder(words), [words])
  const mark = (it: string) =>
    split(it).map((piece, index) =>
      piece.word ? (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are never reordered
          key={index}
          type="button"
          className="word-mark"
          data-mine={isMine(piece.word) || undefined}
          aria-haspopup="dialog"
          onClick={() => setShown(piece.word)}
        >
          {piece.text}
        </button>
      ) : (
        piece.text
      ),
    )
  return (
    <>
      {text(mark)}
      <WordList {...{ lesson, words, isMine, add, isAdding }} onShow={setShown} />
      {shown && (
        <Dialog
          open
          onClose={() => setShown(undefined)}
          title={<Arabic>{shown.text}</Arabic>}
          actions={
            isMine(shown) ? (
              <p className="flex items-center gap-2 text-success-ink" role="status">
                <Check className="icon" aria-hidden />
                {m.words_is_mine()}
              </p>
            ) : (
              <Button
                variant="primary"
                data-first
                busy={isAdding && m.kit_saving()}
                onClick={() => void add([shown])}
              >
                <Plus className="icon" aria-hidden />
                {m.words_add()}
              </Button>
            )
          }
        >
          <p className="text-card-head">
            <bdi>
              <MixedScriptText text={shown.meaning} />
            </bdi>
          </p>
          <WordSound word={shown} lesson={lesson} />
          <WordDetails word={shown} />
        </Dialog>
      )}
    </>
  )
}

type WordSoundProps = { word: LessonWord; lesson: LessonPage; isInList?: boolean }

function WordSound({ word, lesson, isInList = false }: WordSoundProps) {
  const sound = lesson.wordFiles?.find(({ id }) => id === word.file)
  if (!sound) return null
  return <SoundButton url={sound.url} {...(isInList && { word: word.text })} />
}

/** Adds words by the outbox; those that were added here are the student's at once. */
function useAddWords(lesson: LessonPage) {
  const client = useQueryClient()
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set())
  const [isAdding, setAdding] = useState(false)
  const isMine = ({ card, mine }: LessonWord) => mine === true || added.has(card)
  const add = async (words: readonly LessonWord[]) => {
    setAdding(true)
    try {
      const isReceived = await addWords(client, words, lesson)
      setAdded((before) => new Set([...before, ...words.map(({ card }) => card)]))
      if (isReceived) toast.success(m.words_added())
      else toast.info(m.words_added_later())
    } catch (error) {
      toast.error(m.words_add_failed(), error instanceof ApiError ? messageOf(error) : undefined)
    }
    setAdding(false)
  }
  return { isMine, add, isAdding }
}

type WordListProps = LessonOfWords &
  ReturnType<typeof useAddWords> & { onShow: (word: LessonWord) => void }

function WordList({ lesson, words, isMine, add, isAdding, onShow }: WordListProps) {
  const missing = words.filter((it) => !isMine(it))
  return (
    <Card as="section" aria-label={m.words_in_lesson()}>
      <CardHead title={m.words_in_lesson()}>
        <span className="num text-small text-ink-2">{m.words_count({ count: words.length })}</span>
      </CardHead>
      <ul className="rows">
        {words.map((word) => (
          <li key={word.id} className="word-row">
            <div className="grow">
              <button
                type="button"
                className="word-mark"
                aria-haspopup="dialog"
                onClick={() => onShow(word)}
              >
                <Arabic>{word.text}</Arabic>
              </button>
              <p className="text-ink-2">
                <bdi>
                  <MixedScriptText text={word.meaning} />
                </bdi>
              </p>
            </div>
            {/* after the text, so that the words of all rows are aligned */}
            <WordSound word={word} lesson={lesson} isInList />
            {isMine(word) ? (
              <span className="grid size-11 place-items-center text-success-ink">
                <Check className="icon" aria-hidden />
                <span className="sr-only">{m.words_is_mine()}</span>
              </span>
            ) : (
              <IconButton
                label={m.words_add_named({ word: word.text })}
                icon={<Plus className="icon" aria-hidden />}
                disabled={isAdding}
                onClick={() => void add([word])}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="pad flex flex-wrap gap-2.5">
        {missing.length > 1 && (
          <Button disabled={isAdding} onClick={() => void add(missing)}>
            {m.words_add_all()}
          </Button>
        )}
        <PrintButtons words={words} title={lesson.subject} />
      </div>
    </Card>
  )
}
