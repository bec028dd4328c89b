import { DAY, HOUR } from '../../contract/platform/duration.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import { assignCertificate } from '../certificates/assign.ts'
import { saveTemplate } from '../certificates/templates.ts'
import { addComment } from '../comments/comments.ts'
import { announce } from '../messages/announce.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction } from '../platform/db.ts'
import { RequestError } from '../platform/errors.ts'
import { certificates, discussions, messages } from './sample-texts.ts'
import type { SeededClass } from './seed-classes.ts'

type ActivityContext = {
  school: AppContext
  classes: SeededClass[]
  adminId: number
  /** In the order of `demoStudents`. */
  studentIds: number[]
  now: number
}

/** Adds messages, comments and certificates, and when each student was last seen. */
export async function seedActivity(context: ActivityContext): Promise<void> {
  await seedMessages(context)
  for (const discussion of discussions) await seedDiscussion(context, discussion)
  for (const certificate of certificates) await seedCertificate(context, certificate)
  await seedLastSeen(context.school)
}

async function seedLastSeen({ db }: AppContext) {
  await db
    .insertInto('last_seen')
    .columns(['user_id', 'at'])
    .expression((it) =>
      it
        .selectFrom('lesson_views')
        .select((view) => ['student_id', view.fn.max('viewed_at').as('at')])
        .groupBy('student_id'),
    )
    .execute()
}

async function seedMessages({ school, adminId, now }: ActivityContext) {
  for (const { daysAgo, subject, body } of messages) {
    await inTransaction(school.db, (tx) =>
      announce(tx, {
        senderId: adminId,
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

/** Adds the comments of a discussion in order. The first student with access to the lesson writes a student's comment. */
async function seedDiscussion(
  { school, classes, adminId, studentIds, now }: ActivityContext,
  discussion: Discussion,
) {
  const seededClass = classes.find(({ slug }) => slug === discussion.slug)
  const lessonId = seededClass?.lessonIds[discussion.lesson] ?? 0
  const commentIds: number[] = []
  const remainingStudentIds = new Set(studentIds)
  for (const { author, hoursAgo, text, replyTo } of discussion.comments) {
    const authorIds = author === 'teacher' ? [adminId] : [...remainingStudentIds]
    const parentId = replyTo === undefined ? null : (commentIds[replyTo] ?? null)
    for (const userId of authorIds) {
      const target = {
        userId,
        isAdmin: author === 'teacher',
        classRef: String(seededClass?.id),
        lessonId,
      }
      const id = await tryAddComment(school, {
        ...target,
        now: now - hoursAgo * HOUR,
        body: text,
        parentId,
      })
      remainingStudentIds.delete(userId)
      if (id === null) continue
      commentIds.push(id)
      break
    }
  }
}

/** The id of the comment, or null if the author has no access to the lesson. */
async function tryAddComment(school: AppContext, comment: Parameters<typeof addComment>[1]) {
  try {
    return await addComment(school, comment)
  } catch (error) {
    if (error instanceof RequestError) return null
    throw error
  }
}

type CertificateSample = (typeof certificates)[number]

async function seedCertificate(
  { school, adminId, studentIds, now }: ActivityContext,
  sample: CertificateSample,
) {
  const { title, content, footer, daysAgo, count } = sample
  const texts = { title, content, footer }
  const templateId = await saveTemplate(school.db, { ...texts, templateId: undefined, now })
  await assignCertificate(school.db, {
    content,
    issuedOn: isoDay(now - daysAgo * DAY, school.config.SITE_TIMEZONE),
    templateId,
    studentIds: studentIds.slice(0, count),
    classIds: undefined,
    issuedBy: adminId,
    now,
  })
}
