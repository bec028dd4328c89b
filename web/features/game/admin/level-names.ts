import type { Level } from '../../../../contract/game.ts'

/** The levels as the quiz calls them (R-GAME-003). */
export const LEVEL_NAMES: Record<Level, string> = {
  easy: 'Easy',
  intermediate: 'Intermediate',
  hard: 'Hard',
}
