/** The day of the last release, 'YYYY-MM-DD'; set in the release steps of docs/operations.md. */
export const RELEASED_ON = '2026-11-29'
