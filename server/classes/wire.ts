import type * as z from 'zod/mini'
import { ADMIN_ROLE } from '../../contract/auth.ts'
import {
  addClass as addClassCall,
  deleteClass as deleteClassCall,
  getClasses,
  getEligibleClasses,
  getManagedClass,
  updateClass as updateClassCall,
} from '../../contract/classes.ts'
import { answer, WireText } from '../http/answers.ts'
import { inTransaction } from '../kernel/db.ts'
import { browse } from './browse.ts'
import { listEligible } from './completion.ts'
import { addClass, type ClassWish, deleteClass, updateClass } from './manage.ts'
import { findClass, listClasses } from './store.ts'

export const classesCalls = [
  answer(getClasses, async ({ school, asker }) =>
    asker?.role === ADMIN_ROLE
      ? listClasses(school.db, { activeOnly: false })
      : new WireText(await browse(school.db)),
  ),

  answer(getEligibleClasses, ({ school, asker }) => listEligible(school.db, asker.id)),

  answer(
    getManagedClass,
    async ({ school, asked }) => (await findClass(school.db, asked.class_id)) ?? {},
  ),

  answer(addClassCall, async ({ school, asked, now }) => ({
    id: await inTransaction(school.db, (tx) => addClass(tx, wishOf(asked), now)),
  })),

  answer(updateClassCall, async ({ school, asked, now }) => {
    await inTransaction(school.db, (tx) => updateClass(tx, asked.class_id, wishOf(asked), now))
    return null
  }),

  answer(deleteClassCall, async ({ school, asked, now }) => {
    await inTransaction(school.db, (tx) => deleteClass(tx, asked.class_id, now))
    return null
  }),
]

function wishOf(asked: z.output<typeof addClassCall.asks>): ClassWish {
  return {
    category: asked.category,
    name: asked.name,
    about: asked.about,
    active: asked.status,
    monthlyLimit: asked.monthlylimit,
    premium: asked.premium,
    price: asked.amount,
    monthly: asked.monthlySub,
    registrationCloses: asked.regclosedate,
    links: asked.links,
    prerequisiteId: asked.prequisite_id,
  }
}
