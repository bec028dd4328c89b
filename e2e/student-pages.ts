import { markExam, seedExam, submitHalfRight } from './exam-page.ts'
import type { RunningSchool } from './fixtures.ts'
import { addLessonWithFile } from './lesson-files.ts'

const LONG_NAME = 'Al-Ājurrūmiyyah, line by line · المُقَدِّمَةُ الآجُرُّومِيَّةُ'

const PUBLIC = ['/login', '/register', '/forgot-password', '/verify/x', '/privacy']
const LINK = 'https://meet.example.org/arabic'
const LONG_GAP = 'هٰذَا {{كِتَابٌ}} جَدِيدٌ عَلَى {{المَكْتَبِ}} فِي غُرْفَةِ المُعَلِّمِ'
const BLOCKS = [
  {
    ...{ kind: 'lines', title: LONG_NAME },
    lines: [{ arabic: 'صَبَاحُ الخَيْرِ.', latin: 'ṣabāḥu l-khayr', translation: 'Good morning.' }],
  },
  {
    ...{ kind: 'table', title: 'The past' },
    rows: [
      ['', 'singular', 'dual', 'plural'],
      ['he', 'كَتَبَ', 'كَتَبَا', 'كَتَبُوا'],
    ],
  },
]

/** Pages of a student with long names, a balance, an exam that is open and one that is marked. */
export async function seedPages(school: RunningSchool) {
  const marked = await seedExam(school)
  const { aisha } = marked
  // the result has a filter
  await submitHalfRight(school, marked)
  await markExam(school, marked.lessonId, 82)
  await school.call(
    '/adminActions.php',
    'fundWallet',
    { student_id: aisha.id, amount: 112_150 },
    school.admin,
  )
  const category = 'Intermediate Pronunciation'
  const course = await school.addClass({ category, name: LONG_NAME })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, aisha)
  const closed = await school.addClass({ category, premium: '1', amount: '7500', name: LONG_NAME })
  const lesson = await addLessonWithFile(school, course.id, 'reading-sheet.pdf', {
    about: 'A definition.\nالكَلَامُ هُوَ اللَّفْظُ.\n“Speech is the utterance.”',
  })
  const exam = await school.addLesson(course.id, {
    inputetype: 'Exam',
    theoryAnswer: 'Kitāb.',
    questions: [{ question: 'Which is a noun?', answer: 'Kitāb', option1: 'Qad', option2: 'Lam' }],
  })
  const practice = await school.addLesson(course.id, {
    inputetype: 'Practice',
    blocks: BLOCKS,
    checks: [{ kind: 'gap', question: 'Fill in.', answer: '-', content: { line: LONG_GAP } }],
  })
  const starts_at = String(Math.floor(Date.now() / 1000) + 300)
  const live = { class_id: course.id, starts_at, minutes: 60, note: LONG_NAME, link: LINK }
  await school.call('/lessonsAction.php', 'addLiveSessions', live, school.admin)
  const guardian = { name: LONG_NAME, language: 'ar' }
  const { path: guardianPath } = await school.call('/api.php', 'addGuardianLink', guardian, aisha)
  const message = { subject: LONG_NAME, message: LONG_NAME, delivery_method: 'inApp' }
  const recipients = [aisha.email]
  await school.call('/adminActions.php', 'sendMessage', { ...message, recipients }, school.admin)
  const [{ rand }] = await school.call('/messages.php', 'getMessages', {}, aisha)
  const paths = [
    ...['/', '/classes', `/classes?category=${encodeURIComponent(category)}`, '/my-classes'],
    ...[`/classes/${course.rand}`, `/classes/${closed.rand}`, marked.path],
    ...[`/classes/${course.rand}/lessons/${lesson}`, `/classes/${course.rand}/lessons/${exam}`],
    ...[`/classes/${course.rand}/lessons/${practice}`, '/phone', '/privacy'],
    ...['/profile', '/wallet-history', '/messages', `/messages/${rand}`, '/game'],
  ]
  return { aisha, paths, publicPaths: [...PUBLIC, `/courses/${closed.rand}`], guardianPath }
}

/** Texts that are cut off, and the page if it is wider than the screen. */
export function findCutTexts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`page ${scrollWidth} > ${clientWidth}`] : []
  const isHiding = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  for (const it of document.querySelectorAll<HTMLElement>('body *')) {
    const style = getComputedStyle(it)
    const isText =
      (it.textContent ?? '').trim() !== '' &&
      // a hidden text has a size of 1 px; decoration is not text
      it.clientWidth > 1 &&
      it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !it.closest('[aria-hidden=true], .cover:not(.hero), svg, .skip-link')
    // the card of a list shows the beginning of a text
    if (!isText || style.webkitLineClamp !== 'none') continue
    const isCut =
      (isHiding(style.overflowX) && it.scrollWidth > it.clientWidth + 1) ||
      (isHiding(style.overflowY) && it.scrollHeight > it.clientHeight + 1)
    if (isCut) found.push(`${it.tagName} ${it.className}: ${it.textContent?.trim().slice(0, 40)}`)
  }
  return found
}
