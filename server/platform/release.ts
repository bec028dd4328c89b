/** The day of the last release, 'YYYY-MM-DD'; the release steps of docs/operations.md set it. */
export const RELEASED_ON = '2026-11-22'
