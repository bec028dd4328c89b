import { m } from '../../messages/m.ts'
import { MyWords } from '../features/words/MyWords.tsx'
import { PageHeader } from '../kit/PageHeader.tsx'

/** The words that the student learns, and their review (R-WORDS-003). */
export function Screen() {
  return (
    <div className="page">
      <PageHeader title={m.words_title()} />
      <MyWords />
    </div>
  )
}
