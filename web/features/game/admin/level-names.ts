import type { Level } from '../../../../contract/game/game.ts'

/** The names of the quiz levels (R-GAME-003). */
export const LEVEL_NAMES: Record<Level, string> = {
  easy: 'Easy',
  intermediate: 'Intermediate',
  hard: 'Hard',
}
