import { QuizBank } from '../../features/game/manage/QuizBank.tsx'

/** The quiz bank (decisions §8). */
export function Screen() {
  return (
    <div className="wrap">
      <QuizBank />
    </div>
  )
}
