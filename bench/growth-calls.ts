import { type Asked, PASSWORD, type Student } from './growth-students.ts'
import { LESSONS } from './school-study.ts'
import type { Question } from './server.ts'

/** A call that many students make, asked by another one each time. */
export type HotCall = {
  name: string
  /** One in so many rounds: a password takes tens of milliseconds to hash. */
  every?: number
  ask: (nth: number, asked: Asked) => Question
}

const nobody: Student = { id: 0, email: '', token: '', classes: [], free: '', paid: '' }
const reader = (nth: number, { readers }: Asked) => readers[nth % readers.length] ?? nobody
// each writes once: what was done already would be another deed
const writer = (nth: number, { writers }: Asked) => writers[nth] ?? nobody

function place(asked: Asked, student: Student, nth: number, position: number) {
  const rand = student.classes[nth % student.classes.length] ?? ''
  const lessonId = asked.courses.get(rand)?.lessonIds[position - 1]
  return { class_id: rand, lesson_id: String(lessonId) }
}

const rereading = (nth: number, asked: Asked) => place(asked, reader(nth, asked), nth, 1)

function read(name: string, path: string, fields: (nth: number, asked: Asked) => object): HotCall {
  return {
    name,
    ask: (nth, asked) => ({ path, fields: fields(nth, asked), token: reader(nth, asked).token }),
  }
}

function write(
  name: string,
  path: string,
  fields: (student: Student, asked: Asked, nth: number) => object,
): HotCall {
  const ask = (nth: number, asked: Asked) => {
    const student = writer(nth, asked)
    return { path, fields: fields(student, asked, nth), token: student.token }
  }
  return { name, ask }
}

const api = '/api.php'
const action = (name: string) => () => ({ action: name })

export const hotReads: HotCall[] = [
  { name: 'the classes', ask: () => ({ path: `${api}?action=get_classes` }) },
  { name: 'the settings', ask: () => ({ path: `${api}?action=get_app_settings` }) },
  read('who I am, and my wallet', api, action('getUserData')),
  read('my classes', api, action('get_my_classes')),
  {
    name: 'classes I could join',
    ask: (nth, asked) => ({
      path: `${api}?action=get_eligible_classes`,
      token: reader(nth, asked).token,
    }),
  },
  read('a class', api, (nth, asked) => ({
    action: 'get_class_details',
    class_id: rereading(nth, asked).class_id,
  })),
  read('a lesson', api, (nth, asked) => ({
    action: 'get_lesson_details',
    ...rereading(nth, asked),
  })),
  read('an exam that is handed in', api, (nth, asked) => ({
    action: 'get_lesson_details',
    ...place(asked, reader(nth, asked), nth, LESSONS.firstExam),
  })),
  read('a lesson opened again', api, (nth, asked) => ({
    action: 'viewStatus',
    ...rereading(nth, asked),
  })),
  read('the comments of a lesson', '/comments.php', (nth, asked) => ({
    action: 'getComments',
    ...rereading(nth, asked),
  })),
  read('my wallet’s history', api, action('get_wallet_history')),
  read('the bell', '/messages.php', () => ({ action: 'getMessages', brief: true })),
  read('my messages', '/messages.php', action('getMessages')),
  read('my marks', '/semestergrade.php', () => ({})),
  read('my certificates', '/mycertificates.php', action('getMyCertificates')),
  read('whom I brought', api, action('getReferralCount')),
  {
    name: 'a certificate, by anybody',
    ask: (nth, asked) => ({
      path: `/mycertificates.php?action=verifyCertificate&code=bench-certificate-${reader(nth, asked).id}`,
    }),
  },
  { name: 'the prizes of the quiz', ask: () => ({ path: '/game.php' }) },
]

export const hotWrites: HotCall[] = [
  {
    name: 'sign in',
    every: 3,
    ask: (nth, asked) => {
      const { email } = reader(nth, asked)
      return { path: api, fields: { action: 'login', email, password: PASSWORD } }
    },
  },
  {
    name: 'sign up',
    every: 3,
    ask: (nth) => {
      const account = { name: 'Amina Bello', email: `amina${nth}@example.org` }
      const rest = { phonenumber: '08031234567', password: PASSWORD }
      return { path: api, fields: { action: 'signup', ...account, ...rest } }
    },
  },
  write('join a free class', api, ({ free }) => ({ action: 'classenrolement', class_id: free })),
  write('join a paid class', api, ({ paid }) => ({ action: 'classenrolement', class_id: paid })),
  write('open a new lesson', api, (student, asked, nth) => ({
    action: 'viewStatus',
    ...place(asked, student, nth, LESSONS.firstExam + 1),
  })),
  write('comment', '/comments.php', (student, asked, nth) => ({
    action: 'addComment',
    ...place(asked, student, nth, LESSONS.firstExam + 2),
    comment: 'It takes the article, so it is a noun.',
  })),
  write('hand an exam in', '/submitExam.php', (student, asked, nth) => {
    const { class_id, lesson_id } = place(asked, student, nth, LESSONS.lastExam)
    const { rand, answer } = asked.courses.get(class_id)?.lastExam ?? { rand: '', answer: {} }
    return { lesson_id, examRand: rand, answer }
  }),
  write('read a message', '/messages.php', (_, { messageId }) => ({
    action: 'readMessage',
    message_id: String(messageId),
  })),
  write('open a payment', api, () => ({ action: 'openPayment', amount: 5000 })),
  {
    name: 'start a quiz',
    ask: (nth, asked) => ({ path: '/game.php?action=hard', token: reader(nth, asked).token }),
  },
  write('win a quiz', '/game.php', () => ({ level: 'easy' })),
]
