import { QuizBank } from '../../features/game/admin/QuizBank.tsx'

/** The quiz bank (R-GAME-038). */
export function Screen() {
  return (
    <div className="page">
      <QuizBank />
    </div>
  )
}
