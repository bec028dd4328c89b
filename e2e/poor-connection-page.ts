import type { RunningSchool } from './fixtures.ts'

export const CALLS = '**/*.php*'

/** A student with content on every page. */
export async function seedBusyStudent(school: RunningSchool) {
  const course = await school.addClass({ name: 'Foundations of Naḥw' })
  await school.addClass({ category: 'Recitation' })
  const lessonId = await school.addLesson(course.id, { subject: 'The three kinds of word' })
  const amina = await school.addStudent({ wallet: 500 })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, amina)
  const announcement = {
    subject: 'The new term',
    message: 'All classes are open again.',
    delivery_method: 'inApp',
    recipients: [amina.email],
  }
  await school.call('/adminActions.php', 'sendMessage', announcement, school.admin)
  const [message] = await school.call('/messages.php', 'getMessages', {}, amina)
  const ofClass = `/classes/${course.rand}`
  return {
    amina,
    ofClass,
    ofLesson: `${ofClass}/lessons/${lessonId}`,
    ofMessage: `/messages/${message.rand}`,
  }
}

export type Paths = Awaited<ReturnType<typeof seedBusyStudent>>

/** Each page that loads data: its error texts, and a text of its loaded state. */
export const pagesOf = ({ ofClass, ofLesson, ofMessage }: Paths) =>
  [
    ['/classes', ['The classes did not load'], /Recitation/],
    ['/my-classes', ['Your classes did not load'], /Foundations of Naḥw/],
    [ofClass, ['The class did not load'], /The three kinds of word/],
    [ofLesson, ['The lesson did not load'], /No comments yet/],
    ['/messages', ['Your messages did not load'], /The new term/],
    [ofMessage, ['Your messages did not load'], /All classes are open again/],
    ['/wallet-history', ['Your transactions did not load'], /500/],
    [
      '/',
      ['Your classes did not load', 'Your grades did not load.', 'Your certificates did not load.'],
      /No Grades Yet.*The certificates that your teachers give you/,
    ],
  ] as const
