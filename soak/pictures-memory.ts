import sharp from 'sharp'
import { readMemory, resetPeakMemory } from '../server/test/uploads/upload-video.ts'
import {
  type ApiResponse,
  callApi,
  check,
  createTempDir,
  finish,
  OWNER,
  type SignedInServer,
  signUp,
  startSchool,
} from './harness.ts'
import { limitMemory } from './memory-limit.ts'

/**
 * `npm run soak -- pictures-memory`: the worst picture of each kind twenty times at once in each place that takes pictures, as
 * an exam answer, a logo, a question's picture, a lesson's picture and at a width, in a control group of 512 MB (decision
 * 0835). Needs root. Some eight minutes.
 */
const AT_ONCE = 20
const MAX_GROWTH_MB = 200
const LIMIT_MB = 512
const LESSONS_PATH = '/lessonsAction.php'

type Channels = 3 | 4

const plain = (width: number, height: number, channels: Channels = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 90, g: 120, b: 200, alpha: 0.5 } },
    limitInputPixels: false,
  })

/** A pattern that a lossless format cannot shrink to nothing. */
const noise = (width: number, height: number) => {
  const row = Buffer.from(Array.from({ length: width * 3 }, (_, it) => (it * 7919) % 251))
  const tile = sharp(Buffer.concat(Array.from({ length: 8 }, () => row)), {
    raw: { width, height: 8, channels: 3 },
  })
  return tile.resize({ width, height, fit: 'fill', kernel: 'nearest' })
}

const progressive = { progressive: true }
const pictures: Record<string, () => Promise<Buffer>> = {
  'interlaced-16-bit.png': () =>
    plain(5470, 5470, 4).toColourspace('rgb16').png(progressive).toBuffer(),
  'interlaced-30.png': () => plain(5470, 5470, 4).png(progressive).toBuffer(),
  '16-bit-30.png': () => plain(5470, 5470, 4).toColourspace('rgb16').png().toBuffer(),
  'progressive-30-full-colour.jpg': () =>
    plain(5470, 5470)
      .jpeg({ ...progressive, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  'progressive-12.jpg': () => plain(4000, 3000).jpeg(progressive).toBuffer(),
  'progressive-48.jpg': () => plain(8000, 6000).jpeg(progressive).toBuffer(),
  'turned-48.jpg': () => plain(8000, 6000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'turned-12.png': () => plain(4000, 3000).withMetadata({ orientation: 6 }).png().toBuffer(),
  'turned-12.webp': () => noise(4000, 3000).withMetadata({ orientation: 6 }).webp().toBuffer(),
  'lossless-30.webp': () => plain(5470, 5470, 4).webp({ lossless: true, effort: 0 }).toBuffer(),
  'huge-110.jpg': () => plain(11_000, 9_990).jpeg().toBuffer(),
  'huge-110.png': () => plain(11_000, 9_990).png().toBuffer(),
  'wide.png': () => plain(200_000, 500).png().toBuffer(),
  'large-30.gif': () => plain(5470, 5470).gif().toBuffer(),
}

const program = await startSchool({ DATA_DIR: createTempDir() })
const limit = limitMemory(program.process.pid ?? 0, LIMIT_MB)
const { url } = program
let { token } = program

async function signIn(): Promise<string> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = OWNER
  return String((await callApi(url, { action: 'login', email, password })).token)
}

type NamedFile = { field?: string; name: string; bytes: Buffer; path?: string }

async function send(fields: Record<string, string>, file: NamedFile) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(file.field ?? 'file', new File([Uint8Array.from(file.bytes)], file.name))
  const response = await fetch(url + (file.path ?? '/api.php'), {
    ...{ method: 'POST', body: form, signal: AbortSignal.timeout(120_000) },
    headers: { authorization: `Bearer ${token}` },
  })
  // the shape of every answer of the API
  const body = (await response.json()) as { status: boolean; message: string; data: never }
  return { http: response.status, retryAfter: response.headers.get('retry-after'), ...body }
}

const classId = await addClass()
async function addClass(): Promise<string> {
  const fields = {
    ...{ action: 'addClass', category: 'Grammar', name: 'Foundations of Naḥw', about: 'About it.' },
    ...{ status: '1', premium: '0', amount: '0', regclosedate: '2030-12-02', monthlylimit: '4' },
  }
  const { data } = await callApi(url, fields, { token, path: '/adminActions.php' })
  // the response of addClass
  return String((data as { id: number }).id)
}

type Answer = { http: number; status?: boolean; message?: string; retryAfter?: string | null }

let lessons = 0
const saved: string[] = []
async function addPicture(name: string, bytes: Buffer): Promise<Answer> {
  const fields = { action: 'addLesson', class_id: classId, subject: `Picture ${++lessons}` }
  const kind = { inputetype: 'Lesson', scheduled: '0', fileType: 'image', about: '' }
  const answer = await send({ ...fields, ...kind }, { name, bytes, path: LESSONS_PATH })
  if (answer.status) saved.push(String((answer.data as { id: number }).id))
  return answer
}

async function loadWidths(): Promise<void> {
  for (const id of saved.splice(0)) {
    const { data } = await callApi(
      url,
      { action: 'getLessonDetails', lesson_id: id },
      { token, path: LESSONS_PATH },
    )
    // the response of getLessonDetails
    const { material_url: path } = data as { material_url: string }
    await Promise.all(
      [360, 720, 1080].map((width) =>
        fetch(`${url}${path}&width=${width}`).then((it) => it.blob()),
      ),
    )
  }
}

type Exam = { id: string; classId: string }

async function openExam(): Promise<Exam> {
  // of its own, so that no other exam comes first
  const class_id = await addClass()
  const exam = { action: 'addLesson', class_id, subject: 'Write', inputetype: 'Exam' }
  const fields = { ...exam, scheduled: '0', about: 'Write a page.', questions: [] }
  const { data, message } = await callApi(url, fields, { token, path: LESSONS_PATH })
  if (!data) throw new Error(message)
  return { id: String((data as { id: number }).id), classId: class_id }
}

type Student = { token: string; examRand: string }

async function seedStudents({ id: lesson_id, classId: class_id }: Exam): Promise<Student[]> {
  const students: Student[] = []
  for (let count = 0; count < AT_ONCE; count++) {
    const student = String((await signUp(url)).token)
    const callAsStudent = (fields: object) => callApi(url, { ...fields }, { token: student })
    await callAsStudent({ action: 'classenrolement', class_id })
    const opens = { action: 'get_lesson_details', class_id, lesson_id }
    // the response of get_lesson_details
    const { rand } = (await callAsStudent(opens)).data as { rand: string }
    students.push({ token: student, examRand: rand })
  }
  return students
}

const ALLOWED = [200, 413, 415, 503]

async function measure(what: string, work: () => Promise<Answer[]>, { process }: SignedInServer) {
  const pid = process.pid ?? 0
  resetPeakMemory(pid)
  const before = readMemory(pid).now
  const answers = await work()
  const isAlive = process.exitCode === null && process.signalCode === null
  const grown = isAlive ? readMemory(pid).peak - before : Number.POSITIVE_INFINITY
  const counts = Object.entries(Object.groupBy(answers, (it) => it.http))
    .map(([http, those]) => `${those?.length} × ${http}`)
    .join(', ')
  const wrong = answers.filter(
    (it) =>
      !ALLOWED.includes(it.http) ||
      (it.http === 503 && !it.retryAfter) ||
      (it.http === 413 && !it.message?.includes('too large to be opened')),
  )
  check(`${what}: +${Math.round(grown)} MB, ${counts}`, grown <= MAX_GROWTH_MB, grown)
  check(`${what}: every answer has its true reason`, wrong.length === 0, wrong.slice(0, 2))
}

const times = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)))

const isBelow = (bytes: Buffer, limit: number) => bytes.length < limit
const small = await plain(400, 300).jpeg().toBuffer()
await addPicture('warm-up.jpg', small)
let exam = await openExam()
let students = await seedStudents(exam)

for (const [name, encode] of Object.entries(pictures)) {
  const bytes = await encode()
  await measure(`lesson ${name}`, () => times(() => addPicture(name, bytes)), program)
  await measure(`widths ${name}`, () => loadWidths().then(() => []), program)
  if (isBelow(bytes, 5_000_000))
    await measure(
      `question ${name}`,
      () => times(() => send({ action: 'uploadQuestionMedia' }, { name, bytes })),
      program,
    )
  if (isBelow(bytes, 400_000)) {
    // the settings ask for the password again after some minutes
    token = await signIn()
    await measure(
      `logo ${name}`,
      () => times(() => send({ action: 'uploadLogo' }, { field: 'logo', name, bytes })),
      program,
    )
  }
  if (isBelow(bytes, 2_000_000) && !name.endsWith('.gif')) {
    await measure(`answer ${name}`, () => answerAtOnce(bytes, name), program)
    exam = await openExam()
    students = await seedStudents(exam)
  }
}

function answerAtOnce(bytes: Buffer, name: string): Promise<Answer[]> {
  const kind = name.endsWith('jpg') ? 'jpeg' : (name.split('.')[1] ?? '')
  const theory_image = `data:image/${kind};base64,${bytes.toString('base64')}`
  return times(async (index) => {
    const { token: student = '', examRand } = students[index] ?? {}
    const body = JSON.stringify({ lesson_id: exam.id, examRand, theory_image })
    const response = await fetch(`${url}/submitExam.php`, {
      ...{ method: 'POST', body, signal: AbortSignal.timeout(120_000) },
      headers: {
        authorization: `Bearer ${student}`,
        'content-type': 'application/json',
      },
    })
    // the shape of every answer of the API
    const answer = (await response.json()) as ApiResponse
    return { ...answer, http: response.status, retryAfter: response.headers.get('retry-after') }
  })
}

check('nothing of it was killed for memory', limit.kills() === 0, limit.kills())
await finish()
