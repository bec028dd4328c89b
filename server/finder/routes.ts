import { findAnything } from '../../contract/finder/finder.ts'
import { handle } from '../rpc/handler.ts'
import { findAnything as find } from './find.ts'

export const finderRoutes = {
  findAnything: handle(findAnything, ({ school, input }) => find(school.db, input.search)),
}
