import { X } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { IconButton } from '../../kit/IconButton.tsx'
import { PageBarEnd } from '../../kit/page-bar.ts'
import './game.css'

type GameLayoutProps = {
  onLeave: () => void
  /** Time and score, at the end of the header. */
  stats?: ReactNode
  children: ReactNode
}

/** The layout of the game: a header with a Leave button, and the content. */
export function GameLayout({ onLeave, stats, children }: GameLayoutProps) {
  return (
    <div className="game-layout">
      <div className="game-bar">
        <div>
          <IconButton
            label="Leave quiz"
            icon={<X className="icon" aria-hidden />}
            className="-ms-3"
            onClick={onLeave}
          />
          <h1 className="grow">Islamic Knowledge Quiz</h1>
          {stats}
          {use(PageBarEnd)}
        </div>
      </div>
      <div className="game-content">{children}</div>
    </div>
  )
}
