import type * as z from 'zod/mini'
import {
  addClass as addClassCall,
  deleteClass as deleteClassCall,
  getClasses,
  getEligibleClasses,
  getManagedClass,
  updateClass as updateClassCall,
} from '../../contract/classes/classes.ts'
import { may } from '../../contract/staff/permissions.ts'
import { inTransaction } from '../platform/db.ts'
import { handle, SerializedResponse } from '../rpc/handler.ts'
import { findScope } from '../rpc/scope-of.ts'
import { listEligibleClasses } from './completion.ts'
import { addClass, type ClassInput, deleteClass, updateClass } from './edit-class.ts'
import { publicClassesJson } from './list-public.ts'
import { countLessonsAndStudents, findClass, listManagedClasses } from './store.ts'
import { classVersion } from './version.ts'

export const classRoutes = {
  getClasses: handle(getClasses, async ({ school, caller }) => {
    const scope = await findScope(school.db, caller, 'seeOverview')
    return scope
      ? listManagedClasses(school.db, scope)
      : new SerializedResponse(await publicClassesJson(school.db))
  }),

  getEligibleClasses: handle(getEligibleClasses, ({ school, caller }) =>
    listEligibleClasses(school.db, caller.id),
  ),

  getManagedClass: handle(getManagedClass, async ({ school, input }) => {
    const schoolClass = await findClass(school.db, input.classId)
    if (!schoolClass) return {}
    return {
      ...schoolClass,
      ...(await countLessonsAndStudents(school.db, schoolClass.id)),
      version: classVersion(schoolClass),
    }
  }),

  addClass: handle(addClassCall, async ({ school, caller, input, now }) => {
    const request = { ...toClassInput(input), draft: input.draft, actorId: caller.id }
    return { id: await inTransaction(school.db, (tx) => addClass(tx, request, now)) }
  }),

  updateClass: handle(updateClassCall, async ({ school, caller, scope, input, now }) => {
    const { classId, version } = input
    const mayPrice = may(caller.staff, 'changePrices')
    const mayArrangeMarking = may(caller.staff, 'arrangeMarking')
    const rights = { actorId: caller.id, mayPrice, mayArrangeMarking, scope }
    const request = { ...toClassInput(input), version, ...rights }
    await inTransaction(school.db, (tx) => updateClass(tx, classId, request, now))
  }),

  deleteClass: handle(deleteClassCall, async ({ school, caller, input, now }) => {
    const request = { classId: input.classId, actorId: caller.id, now }
    await inTransaction(school.db, (tx) => deleteClass(tx, request))
  }),
}

function toClassInput(input: z.output<typeof addClassCall.request>): ClassInput {
  return {
    category: input.category,
    name: input.name,
    about: input.about,
    active: input.active,
    monthlyLimit: input.monthlyLimit,
    premium: input.premium,
    price: input.price,
    monthly: input.monthly,
    registrationCloses: input.registrationCloses,
    links: input.links,
    prerequisiteId: input.prerequisiteId,
    anonymousMarking: input.anonymousMarking,
    parts: input.parts,
    aliases: input.aliases,
  }
}
