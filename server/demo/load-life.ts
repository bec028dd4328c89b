import { dayOf } from '../../contract/school-time.ts'
import { assign } from '../certificates/assign.ts'
import { saveTemplate } from '../certificates/templates.ts'
import { addComment } from '../comments/discuss.ts'
import { inTransaction } from '../kernel/db.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { announce } from '../messages/announce.ts'
import type { LoadedClass } from './load-classes.ts'
import { certificates, discussions, messages } from './words.ts'

const DAY = 24 * 3600

type Life = {
  school: School
  classes: LoadedClass[]
  headId: number
  /** In the order of `demoStudents`. */
  studentIds: number[]
  now: number
}

/** What people say to each other and are given: messages, discussions and certificates. */
export async function loadLife(life: Life): Promise<void> {
  await sendMessages(life)
  for (const discussion of discussions) await discuss(life, discussion)
  for (const certificate of certificates) await certify(life, certificate)
}

async function sendMessages({ school, headId, now }: Life) {
  for (const { daysAgo, subject, body } of messages) {
    await inTransaction(school.db, (tx) =>
      announce(tx, {
        senderId: headId,
        subject,
        body,
        delivery: 'inApp',
        popup: false,
        toAll: true,
        to: [],
        lessonId: null,
        now: now - daysAgo * DAY,
      }),
    )
  }
}

type Discussion = (typeof discussions)[number]

/** The remarks of a discussion, one after the other; a student's goes to the first who may speak there. */
async function discuss({ school, classes, headId, studentIds, now }: Life, it: Discussion) {
  const aClass = classes.find(({ slug }) => slug === it.slug)
  const lessonId = aClass?.lessonIds[it.lesson] ?? 0
  const said: number[] = []
  const silent = new Set(studentIds)
  for (const { by, hoursAgo, text, answers } of it.remarks) {
    const speakers = by === 'teacher' ? [headId] : [...silent]
    const parentId = answers === undefined ? null : (said[answers] ?? null)
    for (const personId of speakers) {
      const place = { personId, isAdmin: by === 'teacher', classRef: String(aClass?.id), lessonId }
      const id = await spoken(school, {
        ...place,
        now: now - hoursAgo * 3600,
        body: text,
        parentId,
      })
      silent.delete(personId)
      if (id === null) continue
      said.push(id)
      break
    }
  }
}

/** The comment's id, or null from somebody who may not speak there. */
async function spoken(school: School, remark: Parameters<typeof addComment>[1]) {
  try {
    return await addComment(school, remark)
  } catch (fault) {
    if (fault instanceof Refusal) return null
    throw fault
  }
}

type Given = (typeof certificates)[number]

async function certify({ school, headId, studentIds, now }: Life, it: Given) {
  const { title, content, footer, daysAgo, count } = it
  const words = { title, content, footer }
  const templateId = await saveTemplate(school.db, { ...words, templateId: undefined, now })
  await assign(school.db, {
    content,
    issuedOn: dayOf(now - daysAgo * DAY, school.config.SITE_TIMEZONE),
    templateId,
    studentIds: studentIds.slice(0, count),
    classIds: undefined,
    issuedBy: headId,
    now,
  })
}
