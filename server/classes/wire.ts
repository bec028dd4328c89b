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
import { countIn, findClass, listClasses } from './store.ts'
import { versionOf } from './version.ts'

export const classesCalls = [
  answer(getClasses, async ({ school, asker }) =>
    asker?.role === ADMIN_ROLE
      ? listClasses(school.db, { activeOnly: false })
      : new WireText(await browse(school.db)),
  ),

  answer(getEligibleClasses, ({ school, asker }) => listEligible(school.db, asker.id)),

  answer(getManagedClass, async ({ school, asked }) => {
    const found = await findClass(school.db, asked.class_id)
    if (!found) return {}
    return { ...found, ...(await countIn(school.db, found.id)), version: versionOf(found) }
  }),

  answer(addClassCall, async ({ school, asked, now }) => ({
    id: await inTransaction(school.db, (tx) => addClass(tx, wishOf(asked), now)),
  })),

  answer(updateClassCall, async ({ school, asked, now }) => {
    const { class_id: classId, version } = asked
    await inTransaction(school.db, (tx) =>
      updateClass(tx, classId, { ...wishOf(asked), version }, now),
    )
    return null
  }),

  answer(deleteClassCall, async ({ school, asker, asked, now }) => {
    const given = { classId: asked.class_id, actorId: asker.id, now }
    await inTransaction(school.db, (tx) => deleteClass(tx, given))
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
