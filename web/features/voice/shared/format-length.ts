import { clockText } from '../../../kit/number-text.ts'

/** '1:05' of milliseconds. */
export const formatLength = (milliseconds: number): string =>
  clockText(Math.floor(milliseconds / 1000))
