import { addTemplate, CERTIFICATES } from './admin-certificates-page.ts'
import { NO_THEORY, seedExam, submitExam } from './exam-page.ts'
import { type RunningSchool, type TestUser, uniqueText } from './fixtures.ts'

const LONG_WORD = 'Abdulwahhaab-Ibn-Abdurrahmaan-Al-Qurtubiyyah'.replaceAll('-', '')
const LONG_ARABIC = 'المُقَدِّمَةُالآجُرُّومِيَّةُفِيعِلْمِالعَرَبِيَّةِ'
const MESSAGES = '/adminActions.php'

/** All screens of administrators, with names of more than 40 letters without a space, in Latin and in Arabic letters. */
export async function seedScreens(school: RunningSchool) {
  const name = `${LONG_WORD}${uniqueText()}`
  const aisha = await school.addStudent({ name, wallet: 1_112_150 })
  const exam = await seedExam(school, { questions: [], subject: LONG_ARABIC })
  const { course, lessonId } = exam
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, aisha)
  await submitExam(school, { ...exam, aisha }, { theory: LONG_ARABIC })
  const lesson = await school.addLesson(course.id, { subject: `${LONG_WORD} ${LONG_ARABIC}` })
  await school.addClass({ name: `${LONG_WORD}${LONG_ARABIC}`, category: LONG_WORD })
  const typed = { kind: 'typed', question: LONG_ARABIC, answer: 'مَدْرَسَة' }
  const typedExam = await seedExam(school, { ...NO_THEORY, questions: [typed] })
  const title = await addTemplate(school)
  const templates = await school.call(CERTIFICATES, 'getCertificateTemplates', {}, school.admin)
  const template = templates.find((it: { title: string }) => it.title === title)
  const given = { certificate_content: 'has read aloud', issue_date: '2026-11-20' }
  await school.call(
    CERTIFICATES,
    'assignCertificate',
    { ...given, template_id: template.id, student_ids: [aisha.id] },
    school.admin,
  )
  const message = { subject: LONG_ARABIC, message: LONG_WORD, delivery_method: 'inApp' }
  const recipients = [aisha.email]
  await school.call(MESSAGES, 'sendMessage', { ...message, recipients }, school.admin)
  const queue = await school.call(
    '/lessonsAction.php',
    'getUnmarkedExamsPage',
    { search: name },
    school.admin,
  )
  await seedLaterScreens(school, course.id, aisha)
  const managed = `/admin/classes/manage/${course.id}`
  const paths = [
    ...['/admin', '/admin/classes', '/admin/classes?tab=categories', managed],
    ...[
      `${managed}?tab=gradebook`,
      `${managed}/lessons/${lesson}`,
      `${managed}/lessons/${lessonId}`,
    ],
    `/admin/classes/manage/${typedExam.course.id}/lessons/${typedExam.lessonId}`,
    ...[`/admin/students?search=${name}`, `/admin/students/${aisha.id}`, '/admin/lists'],
    ...[
      '/admin/payments',
      '/admin/income-shares',
      '/admin/messages',
      '/admin/settings',
      '/admin/certificates',
    ],
    ...['/admin/exams', `/admin/exams/${queue.exams[0].result_id}`, '/admin/quiz'],
    ...['/admin/audit', '/admin/bin', '/admin/staff', '/admin/data-protection', '/admin/backups'],
    ...['/admin/payments/record', '/admin/payments?tab=income', '/admin/payments?tab=cards'],
    ...['/admin/coupons', '/admin/owed', '/admin/transfers', '/admin/certificates?tab=given'],
    ...['students', 'sessions', 'attendance'].map((it) => `${managed}?tab=${it}`),
    `/admin/classes/manage/${course.id}/gradebook`,
  ]
  return { name, paths, course, aisha }
}

/** A live session, a coupon, a class in parts, a guardian, and a complaint about data. */
async function seedLaterScreens(school: RunningSchool, classId: string, student: TestUser) {
  const session = {
    starts_at: String(Math.floor(Date.now() / 1000) + 300),
    link: `https://meet.example.org/${LONG_WORD}`,
  }
  const name = LONG_ARABIC
  await school.call(
    '/lessonsAction.php',
    'addLiveSessions',
    { ...session, class_id: classId, minutes: 60, note: LONG_WORD },
    school.admin,
  )
  const code = `C${uniqueText()}`.toUpperCase()
  const coupon = { code, kind: 'percent', percent: 25, class_ids: [classId], note: LONG_WORD }
  await school.call(MESSAGES, 'createCoupon', coupon, school.admin)
  const paid = await school.addClass({ premium: '1', amount: '15000', parts: 3, name })
  const plan = { class_id: paid.id, in_parts: '1' }
  await school.call('/api.php', 'classenrolement', plan, student)
  await school.call('/api.php', 'addGuardianLink', { name, language: 'ar' }, student)
  const complaint = { name, email: student.email, complaint: LONG_WORD }
  await school.call('/api.php', 'addPrivacyComplaint', complaint, student)
}

/** Controls of the page that are beyond its edges, and the page if it is wider than the screen. */
export function findWideParts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const isScrolled = (it: Element): boolean => {
    const parent = it.parentElement
    if (!parent || parent === document.body) return false
    return ['auto', 'scroll'].includes(getComputedStyle(parent).overflowX) || isScrolled(parent)
  }
  const beyond = [...document.querySelectorAll('main :is(a, button, input, h1, h2, h3, td, p)')]
    .filter((it) => {
      const { width, left, right } = it.getBoundingClientRect()
      return width > 1 && (left < -1 || right > clientWidth + 1) && !isScrolled(it)
    })
    .map((it) => `${it.tagName} ${it.className}: ${it.textContent?.slice(0, 40)}`)
  return scrollWidth > clientWidth ? [`page ${scrollWidth} > ${clientWidth}`, ...beyond] : beyond
}
