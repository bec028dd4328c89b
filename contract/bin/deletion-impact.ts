import { call } from '../platform/call.ts'
import { id, naira } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { binKind } from './bin.ts'

/** The number of records of each kind that a deletion affects, for its confirmation; 0 for none. */
export const getDeletionImpact = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'getDeletionImpact',
  access: 'admin',
  effect: 'read',
  request: { kind: binKind, item_id: id },
  response: z.object({
    students: z.int(),
    lessons: z.int(),
    submissions: z.int(),
    certificates: z.int(),
    classes: z.int(),
    balance: naira,
  }),
})
export type DeletionImpact = z.output<typeof getDeletionImpact.response>

const amount = (n: number, one: string, many: string) =>
  n === 0 ? [] : [`${n.toLocaleString('en')} ${n === 1 ? one : many}`]

/** The records that a deletion affects, in words: '34 enrolled students, 12 lessons and 7 submissions'; '' for nothing. */
export function deletionImpactText(impact: Omit<DeletionImpact, 'balance'>): string {
  const parts = [
    ...amount(impact.students, 'enrolled student', 'enrolled students'),
    ...amount(impact.classes, 'class', 'classes'),
    ...amount(impact.lessons, 'lesson', 'lessons'),
    ...amount(impact.submissions, 'exam submission', 'exam submissions'),
    ...amount(impact.certificates, 'certificate', 'certificates'),
  ]
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
