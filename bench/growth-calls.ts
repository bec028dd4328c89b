import { LESSONS } from './fill-study.ts'
import { type GrowthSample, PASSWORD, type Student } from './growth-sample.ts'
import type { BenchRequest } from './start-server.ts'

/** A frequent call of students; each request is by another student. */
export type HotCall = {
  name: string
  /** Measured in every nth round only: hashing a password takes tens of milliseconds. */
  every?: number
  request: (index: number, asked: GrowthSample) => BenchRequest
}

const noStudent: Student = { id: 0, email: '', token: '', classes: [], free: '', paid: '' }
const reader = (index: number, { readers }: GrowthSample) =>
  readers[index % readers.length] ?? noStudent
// each writer writes once: repeating a write would measure another code path
const writer = (index: number, { writers }: GrowthSample) => writers[index] ?? noStudent

function lessonRef(asked: GrowthSample, student: Student, index: number, position: number) {
  const rand = student.classes[index % student.classes.length] ?? ''
  const lessonId = asked.courses.get(rand)?.lessonIds[position - 1]
  return { class_id: rand, lesson_id: String(lessonId) }
}

const viewedLesson = (index: number, asked: GrowthSample) =>
  lessonRef(asked, reader(index, asked), index, 1)

function read(
  name: string,
  path: string,
  fields: (index: number, asked: GrowthSample) => object,
): HotCall {
  return {
    name,
    request: (index, asked) => ({
      path,
      fields: fields(index, asked),
      token: reader(index, asked).token,
    }),
  }
}

function write(
  name: string,
  path: string,
  fields: (student: Student, asked: GrowthSample, index: number) => object,
): HotCall {
  const ask = (index: number, asked: GrowthSample) => {
    const student = writer(index, asked)
    return { path, fields: fields(student, asked, index), token: student.token }
  }
  return { name, request: ask }
}

const api = '/api.php'
const action = (name: string) => () => ({ action: name })

export const hotReads: HotCall[] = [
  { name: 'the classes', request: () => ({ path: `${api}?action=get_classes` }) },
  { name: 'the settings', request: () => ({ path: `${api}?action=get_app_settings` }) },
  read('who I am, and my wallet', api, action('getUserData')),
  read('my classes', api, action('get_my_classes')),
  {
    name: 'classes I could join',
    request: (index, asked) => ({
      path: `${api}?action=get_eligible_classes`,
      token: reader(index, asked).token,
    }),
  },
  read('a class', api, (index, asked) => ({
    action: 'get_class_details',
    class_id: viewedLesson(index, asked).class_id,
  })),
  read('a lesson', api, (index, asked) => ({
    action: 'get_lesson_details',
    ...viewedLesson(index, asked),
  })),
  read('an exam that is handed in', api, (index, asked) => ({
    action: 'get_lesson_details',
    ...lessonRef(asked, reader(index, asked), index, LESSONS.firstExam),
  })),
  read('a lesson opened again', api, (index, asked) => ({
    action: 'viewStatus',
    ...viewedLesson(index, asked),
  })),
  read('the comments of a lesson', '/comments.php', (index, asked) => ({
    action: 'getComments',
    ...viewedLesson(index, asked),
  })),
  read('my wallet’s history', api, action('get_wallet_history')),
  read('the bell', '/messages.php', () => ({ action: 'getMessages', brief: true })),
  read('my messages', '/messages.php', action('getMessages')),
  read('my marks', '/semestergrade.php', () => ({})),
  read('my certificates', '/mycertificates.php', action('getMyCertificates')),
  read('whom I brought', api, action('getReferralCount')),
  {
    name: 'a certificate, by anybody',
    request: (index, asked) => ({
      path: `/mycertificates.php?action=verifyCertificate&code=bench-certificate-${reader(index, asked).id}`,
    }),
  },
  { name: 'the prizes of the quiz', request: () => ({ path: '/game.php' }) },
]

export const hotWrites: HotCall[] = [
  {
    name: 'sign in',
    every: 3,
    request: (index, asked) => {
      const { email } = reader(index, asked)
      return { path: api, fields: { action: 'login', email, password: PASSWORD } }
    },
  },
  {
    name: 'sign up',
    every: 3,
    request: (index) => {
      const account = { name: 'Amina Bello', email: `amina${index}@example.org` }
      const rest = { phonenumber: '08031234567', password: PASSWORD }
      return { path: api, fields: { action: 'signup', ...account, ...rest } }
    },
  },
  write('join a free class', api, ({ free }) => ({ action: 'classenrolement', class_id: free })),
  write('join a paid class', api, ({ paid }) => ({ action: 'classenrolement', class_id: paid })),
  write('open a new lesson', api, (student, asked, index) => ({
    action: 'viewStatus',
    ...lessonRef(asked, student, index, LESSONS.firstExam + 1),
  })),
  write('comment', '/comments.php', (student, asked, index) => ({
    action: 'addComment',
    ...lessonRef(asked, student, index, LESSONS.firstExam + 2),
    comment: 'It takes the article, so it is a noun.',
  })),
  write('hand an exam in', '/submitExam.php', (student, asked, index) => {
    const { class_id, lesson_id } = lessonRef(asked, student, index, LESSONS.lastExam)
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
    request: (index, asked) => ({
      path: '/game.php?action=hard',
      token: reader(index, asked).token,
    }),
  },
  write('win a quiz', '/game.php', () => ({ level: 'easy' })),
]
