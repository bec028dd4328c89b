import { Printer } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { LessonWord } from '../../../contract/words/words-wire.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { lazyPart, renderNothing } from '../../kit/lazy-part.ts'

const PrintWords = lazyPart(
  async () => (await import('./PrintWords.tsx')).PrintWords,
  renderNothing,
)

/** Prints words as a list or as cards (R-WORDS-007). */
export function PrintButtons({ words, title }: { words: readonly LessonWord[]; title: string }) {
  const [printed, setPrinted] = useState<'list' | 'cards'>()
  return (
    <>
      <Button variant="text" onClick={() => setPrinted('list')}>
        <Printer className="icon" aria-hidden />
        {m.words_print_list()}
      </Button>
      <Button variant="text" onClick={() => setPrinted('cards')}>
        <Printer className="icon" aria-hidden />
        {m.words_print_cards()}
      </Button>
      {printed && (
        <Suspense>
          <PrintWords {...{ words, title, as: printed }} onDone={() => setPrinted(undefined)} />
        </Suspense>
      )}
    </>
  )
}
