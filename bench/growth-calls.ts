import { LESSONS } from './fill-study.ts'
import { type GrowthSample, PASSWORD, type Student } from './growth-sample.ts'
import type { BenchRequest } from './start-server.ts'

/** A frequent call of students; each request is by another student. */
export type HotCall = {
  name: string
  /** Measured in every nth round only: hashing a password takes tens of milliseconds. */
  every?: number
  request: (index: number, sample: GrowthSample) => BenchRequest
}

const noStudent: Student = { id: 0, email: '', token: '', classes: [], free: '', paid: '' }
const reader = (index: number, { readers }: GrowthSample) =>
  readers[index % readers.length] ?? noStudent
// each writer writes once: repeating a write would measure another code path
const writer = (index: number, { writers }: GrowthSample) => writers[index] ?? noStudent

function lessonRef(sample: GrowthSample, student: Student, index: number, position: number) {
  const rand = student.classes[index % student.classes.length] ?? ''
  const lessonId = sample.courses.get(rand)?.lessonIds[position - 1]
  return { class_id: rand, lesson_id: String(lessonId) }
}

const viewedLesson = (index: number, sample: GrowthSample) =>
  lessonRef(sample, reader(index, sample), index, 1)

function read(
  name: string,
  path: string,
  fields: (index: number, sample: GrowthSample) => object,
): HotCall {
  return {
    name,
    request: (index, sample) => ({
      path,
      fields: fields(index, sample),
      token: reader(index, sample).token,
    }),
  }
}

function write(
  name: string,
  path: string,
  fields: (student: Student, sample: GrowthSample, index: number) => object,
): HotCall {
  const ask = (index: number, sample: GrowthSample) => {
    const student = writer(index, sample)
    return { path, fields: fields(student, sample, index), token: student.token }
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
    request: (index, sample) => ({
      path: `${api}?action=get_eligible_classes`,
      token: reader(index, sample).token,
    }),
  },
  read('a class', api, (index, sample) => ({
    action: 'get_class_details',
    class_id: viewedLesson(index, sample).class_id,
  })),
  read('a lesson', api, (index, sample) => ({
    action: 'get_lesson_details',
    ...viewedLesson(index, sample),
  })),
  read('an exam that is submitted', api, (index, sample) => ({
    action: 'get_lesson_details',
    ...lessonRef(sample, reader(index, sample), index, LESSONS.firstExam),
  })),
  read('a lesson opened again', api, (index, sample) => ({
    action: 'viewStatus',
    ...viewedLesson(index, sample),
  })),
  read('the comments of a lesson', '/comments.php', (index, sample) => ({
    action: 'getComments',
    ...viewedLesson(index, sample),
  })),
  read('my wallet’s history', api, action('get_wallet_history')),
  read('the bell', '/messages.php', () => ({ action: 'getMessages', brief: true })),
  read('my messages', '/messages.php', action('getMessages')),
  read('my marks', '/semestergrade.php', () => ({})),
  read('my certificates', '/mycertificates.php', action('getMyCertificates')),
  read('whom I brought', api, action('getReferralCount')),
  {
    name: 'a certificate, by anybody',
    request: (index, sample) => ({
      path: `/mycertificates.php?action=verifyCertificate&code=bench-certificate-${reader(index, sample).id}`,
    }),
  },
  { name: 'the prizes of the quiz', request: () => ({ path: '/game.php' }) },
]

export const hotWrites: HotCall[] = [
  {
    name: 'sign in',
    every: 3,
    request: (index, sample) => {
      const { email } = reader(index, sample)
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
  write('open a new lesson', api, (student, sample, index) => ({
    action: 'viewStatus',
    ...lessonRef(sample, student, index, LESSONS.firstExam + 1),
  })),
  write('comment', '/comments.php', (student, sample, index) => ({
    action: 'addComment',
    ...lessonRef(sample, student, index, LESSONS.firstExam + 2),
    comment: 'It takes the article, so it is a noun.',
  })),
  write('hand an exam in', '/submitExam.php', (student, sample, index) => {
    const { class_id, lesson_id } = lessonRef(sample, student, index, LESSONS.lastExam)
    const { rand, answer } = sample.courses.get(class_id)?.lastExam ?? { rand: '', answer: {} }
    return { lesson_id, examRand: rand, answer }
  }),
  write('read a message', '/messages.php', (_, { messageId }) => ({
    action: 'readMessage',
    message_id: String(messageId),
  })),
  write('open a payment', api, () => ({ action: 'openPayment', amount: 5000 })),
  {
    name: 'start a quiz',
    request: (index, sample) => ({
      path: '/game.php?action=hard',
      token: reader(index, sample).token,
    }),
  },
  write('win a quiz', '/game.php', () => ({ level: 'easy' })),
]
