/**
 * Comparison of Arabic text, for searches and for typed answers. No other module folds text for a search (R-ARABIC-001); the
 * steps are described in docs/features/arabic.md.
 */
export { type DifferenceKind, judgeAnswer } from './arabic-judge.ts'
export { foldForSearch, matchesSearch, searchIndex } from './arabic-search.ts'
