import type { Level } from '../../../../contract/game.ts'

/** The levels as the quiz calls them (wallet-and-admin §2). */
export const levelNames: Record<Level, string> = {
  easy: 'Easy',
  intermediate: 'Intermediate',
  hard: 'Hard',
}
