import type { Page } from '@playwright/test'
import { paths } from '../web/api/paths.ts'
import { seedExam, submitHalfRight } from './exam-page.ts'
import { allowConsoleMessage, expect, test } from './fixtures.ts'
import { addLessonWithFile } from './lesson-files.ts'
import { inboxOf, sendMessage } from './messages-page.ts'

type VisitorPage =
  | ('login' | 'signIn' | 'register' | 'forgotPassword')
  | ('invitation' | 'setPassword' | 'staffInvitation' | 'publicClass' | 'verify')
// a new page of the site that is not visited does not compile
type VisitorPages = Record<VisitorPage, string>
type StudentPages = Record<Exclude<keyof typeof paths, VisitorPage | 'admin'>, string>
type AdminPages = Record<keyof typeof paths.admin, string>

/** Records violations of the Content-Security-Policy in the page and its frames. */
async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('cspHeard', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (it) => {
      const text = `${location.pathname}: ${it.effectiveDirective} ${it.blockedURI} ${it.sourceFile}`
      Reflect.get(window, 'cspHeard')(text)
    })
  })
  return violations
}

/** Opens each address and waits until all its requests have ended. */
async function visitAll(
  page: Page,
  settled: () => Promise<void>,
  addresses: Record<string, string>,
) {
  for (const address of Object.values(addresses)) {
    await page.goto(address)
    await expect(page.locator('#root > *').first(), address).toBeVisible()
    await settled()
  }
}

test('no page of visitors and students, with any kind of lesson, violates the content security policy', {
  tag: '@wide',
}, async ({ page, school, signIn, settled }) => {
  test.slow()
  const aClass = await school.addClass()
  const lessonWith = async (file: string) =>
    paths.lesson(aClass.id, await addLessonWithFile(school, aClass.id, file))
  const amina = await school.addStudent({ wallet: 500 })
  await school.call('/api.php', 'classenrolement', { class_id: aClass.id }, amina)
  await sendMessage(school, amina, 'Welcome')
  const [message] = await inboxOf(school, amina)
  const { login, register, forgotPassword, setPassword, staffInvitation } = paths
  const visitorPages: VisitorPages = {
    ...{ login, register, forgotPassword, setPassword, staffInvitation },
    ...{ invitation: paths.invitation('x'), signIn: paths.signIn(paths.classes) },
    ...{ publicClass: paths.publicClass(aClass.rand), verify: paths.verify('x') },
  }
  const { dashboard, classes, myClasses, words, phone, profile, walletHistory, messages, game } =
    paths
  const studentPages: StudentPages = {
    ...{ dashboard, classes, myClasses, words, phone, profile, walletHistory, messages, game },
    ...{
      letters: paths.letters,
      lettersPart: paths.lettersPart('1'),
      privacy: paths.privacy,
      secondStep: paths.secondStep('/'),
      message: paths.message(message.rand),
    },
    ...{ class: paths.class(aClass.rand), lesson: await lessonWith('letter-shapes.png') },
  }
  const otherLessons = {
    video: await lessonWith('writing-ba.mp4'),
    sound: await lessonWith('letters.mp3'),
    pdf: await lessonWith('reading-sheet.pdf'),
  }
  const violations = await recordViolations(page)

  await visitAll(page, settled, visitorPages)
  await signIn(amina)
  await visitAll(page, settled, { ...studentPages, ...otherLessons })
  // the last one has a PDF, which is requested by a click
  await page.getByRole('button', { name: 'Open reading-sheet.pdf' }).click()
  await settled()
  expect(violations).toEqual([])
})

test('no administrators’ page violates the content security policy', {
  tag: '@wide',
}, async ({ page, school, signIn, settled }) => {
  test.slow()
  const exam = await seedExam(school)
  await submitHalfRight(school, exam)
  const queue = { search: exam.course.name }
  const { exams: waiting } = await school.call(
    '/lessonsAction.php',
    'getUnmarkedExamsPage',
    queue,
    school.admin,
  )
  const { id } = exam.course
  const lesson = await addLessonWithFile(school, id, 'letter-shapes.png')
  const adminPages: AdminPages = {
    ...paths.admin,
    ...{ class: paths.admin.class(id), gradebook: paths.admin.gradebook(id) },
    lesson: paths.admin.lesson(id, lesson),
    student: paths.admin.student(exam.aisha.id),
    submission: paths.admin.submission(waiting[0].result_id),
    preview: paths.admin.preview(id),
    recordPayments: paths.admin.recordPayments(id),
  }
  const violations = await recordViolations(page)
  await signIn(school.admin)

  await visitAll(page, settled, adminPages)
  expect(violations).toEqual([])
})

test('the policy blocks an injected script and style', { tag: '@journey' }, async ({ page }) => {
  const violations = await recordViolations(page)
  allowConsoleMessage('Content Security Policy')
  await page.goto('/login')

  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    const button = document.createElement('button')
    button.setAttribute('onclick', 'window.ran = true')
    document.body.append(button)
    button.click()
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.head.append(style)
    return 'ran' in window || getComputedStyle(document.body).display === 'none'
  })

  expect(ran).toBe(false)
  await expect.poll(() => violations.join()).toMatch(/script-src[\s\S]*style-src/)
})
