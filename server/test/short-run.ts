/** Whether this is `npm test`, which makes fewer repetitions of long tests than `npm run test:full` and `vitest run`. */
export const isShortRun = process.env.SHORT === '1'
