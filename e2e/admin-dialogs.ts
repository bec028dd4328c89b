import type { Locator, Page } from '@playwright/test'
import { addTemplate, CERTIFICATES, card } from './admin-certificates-page.ts'
import { expect, type RunningSchool, uniqueText } from './fixtures.ts'

/** Adds the data for the dialogs of administrators: a student in a paid class, another class, and a given certificate. */
export async function seedDialogs(school: RunningSchool) {
  const name = `Ḥafṣa bint ʿUmar al-Qurṭubiyyah ${uniqueText()}`
  const student = await school.addStudent({ name, wallet: 2_000 })
  const paid = { premium: '1', amount: '500', monthlySub: '1' }
  const course = await school.addClass({
    ...paid,
    name: `Balāgha · البَلَاغَةُ الوَاضِحَةُ ${uniqueText()}`,
  })
  const lessonId = await school.addLesson(course.id, { subject: 'The verb' })
  const examId = await school.addLesson(course.id, {
    ...{ inputetype: 'Exam', subject: 'Noun or verb?', theoryAnswer: 'Kitāb.' },
    questions: [{ question: 'Which is a noun?', answer: 'Kitāb', option1: 'Qad' }],
  })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, student)
  const title = await addTemplate(school)
  const templates = await school.call(CERTIFICATES, 'getCertificateTemplates', {}, school.admin)
  const template = templates.find((it: { title: string }) => it.title === title)
  const certificate_content = 'has read aloud'
  const given = {
    certificate_content,
    template_id: template.id,
    issue_date: '2026-11-20',
    student_ids: [student.id],
  }
  await school.call(CERTIFICATES, 'assignCertificate', given, school.admin)
  return { student, course, lessonId, examId, title }
}

export type SeededDialogs = Awaited<ReturnType<typeof seedDialogs>>

export type OpenedDialog = {
  title: string | RegExp
  path: (seeded: SeededDialogs) => string
  open: (page: Page, seeded: SeededDialogs) => Promise<void>
}

export type FormCase = OpenedDialog & {
  /** Fills in the required fields. */
  fill: (dialog: Locator) => Promise<void>
  submit: string
  /** The call, and the wire name and the label of the rejected field. */
  action: string
  field: string
  label: string
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

const chooseFrom = (menu: (seeded: SeededDialogs) => string | RegExp, item: string) =>
  async function open(page: Page, seeded: SeededDialogs) {
    await page
      .getByRole('button', { name: menu(seeded) })
      .first()
      .click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }

const studentPath = ({ student }: SeededDialogs) => `/admin/students/${student.id}`
const classPath = ({ course }: SeededDialogs) => `/admin/classes/manage/${course.id}?tab=lessons`
const ofCourse = ({ course }: SeededDialogs) => `Actions for ${course.name}`
const ofStudent = ({ student }: SeededDialogs) => `More actions for ${student.name}`
const nothing = async () => {}

/** Every form of administrators in a dialog that sends fields which the server can reject. */
export const FORMS: readonly FormCase[] = [
  {
    ...{ title: 'Add New Class', path: () => '/admin/classes', open: press('Add New Class') },
    async fill(dialog) {
      await dialog.getByLabel('Category').fill('Grammar')
      await dialog.getByLabel('Name').fill('An-Naḥw al-wāḍiḥ')
      await dialog.getByLabel('About').fill('About the class.')
    },
    ...{ submit: 'Add Class', action: 'addClass' },
    ...{ field: 'regclosedate', label: 'Registration Close Date' },
  },
  {
    ...{ title: 'Edit Class', path: classPath, open: press('Edit Class'), fill: nothing },
    ...{ submit: 'Save Changes', action: 'updateClass', field: 'amount', label: 'Price (₦)' },
  },
  {
    ...{ title: 'Duplicate Class', path: classPath, fill: nothing },
    open: chooseFrom(() => 'More actions', 'Duplicate Class'),
    ...{ submit: 'Duplicate Class', action: 'duplicateClass' },
    ...{ field: 'name', label: 'Name of the new class' },
  },
  {
    ...{ title: 'Duplicate Lesson', path: classPath, fill: nothing },
    open: chooseFrom(() => 'Actions for The verb', 'Duplicate'),
    ...{ submit: 'Duplicate Lesson', action: 'duplicateLesson' },
    ...{ field: 'class_id', label: 'Class' },
  },
  {
    ...{ title: 'Add Student', path: () => '/admin/students', open: press('Add Student') },
    async fill(dialog) {
      await dialog.getByLabel('Full Name').fill('Maryam')
      await dialog.getByLabel('Email', { exact: true }).fill('maryam@example.org')
    },
    ...{ submit: 'Add Student', action: 'addStudent' },
    ...{ field: 'phonenumber', label: 'Phone Number' },
  },
  {
    ...{ title: 'Edit Student', path: studentPath, open: chooseFrom(ofStudent, 'Edit') },
    fill: (dialog) => dialog.getByLabel('Phone Number').fill('08031234568'),
    ...{ submit: 'Save Changes', action: 'editStudent', field: 'name', label: 'Full Name' },
  },
  {
    ...{ title: 'Reset Password', path: studentPath },
    open: chooseFrom(ofStudent, 'Reset password'),
    fill: (dialog) => dialog.getByLabel('New Password').fill('a longer password'),
    ...{ submit: 'Reset Password', action: 'resetPassword' },
    ...{ field: 'new_password', label: 'New Password' },
  },
  {
    ...{ title: 'Fund Wallet', path: studentPath, open: chooseFrom(ofStudent, 'Fund wallet') },
    fill: (dialog) => dialog.getByLabel('Amount (₦)').fill('500'),
    ...{ submit: 'Fund Wallet', action: 'fundWallet', field: 'amount', label: 'Amount (₦)' },
  },
  {
    ...{ title: 'New Certificate Template', path: () => '/admin/certificates' },
    open: press('New Template'),
    async fill(dialog) {
      for (const label of ['Title', 'Certificate Content', 'Footer Text'])
        await dialog.getByLabel(label).fill('Ijāzah · إِجَازَةٌ')
    },
    ...{ submit: 'Save Template', action: 'saveCertificateTemplate' },
    ...{ field: 'footer', label: 'Footer Text' },
  },
  {
    ...{ title: 'Revoke Certificate', path: () => '/admin/certificates?tab=given' },
    open: (page, seeded) => openGiven(page, seeded, 'Revoke'),
    fill: (dialog) => dialog.getByLabel('Reason').fill('Misspelt'),
    ...{ submit: 'Revoke', action: 'revokeCertificate', field: 'reason', label: 'Reason' },
  },
  {
    ...{ title: 'New Question', path: () => '/admin/quiz', open: press('New Question') },
    async fill(dialog) {
      await dialog.getByLabel('Question').fill('ما جذر كلمة «مَكْتَبَة»؟')
      await dialog.getByLabel('Right answer').fill('ك ت ب')
      await dialog.getByLabel('First wrong option').fill('م ك ت')
    },
    ...{ submit: 'Save Question', action: 'saveQuizQuestion', field: 'source', label: 'Source' },
  },
]

const editorPath = ({ course, examId }: SeededDialogs) =>
  `/admin/classes/manage/${course.id}/lessons/${examId}`

async function writeMessage(page: Page) {
  await page.getByLabel('Subject', { exact: true }).fill('Balāgha · البَلَاغَةُ الوَاضِحَةُ')
  await page.getByLabel('Message', { exact: true }).fill('The lesson is on Saturday.')
}

async function openGiven(page: Page, { student }: SeededDialogs, item: string) {
  await page.getByPlaceholder('Search by student or number...').fill(student.email)
  const row = page.getByRole('row').filter({ hasText: student.email })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function openOfCard(page: Page, title: string, button: string) {
  await card(page, title).getByRole('button', { name: button }).click()
}

async function selectStudent(page: Page, { student }: SeededDialogs) {
  await page.getByPlaceholder(/^Search/).fill(student.email)
  await page.getByLabel(`Select ${student.name}`).check()
}

const ANY = /./

/** The dialogs that choose, confirm, import or show something. */
export const DIALOGS: readonly OpenedDialog[] = [
  { title: ANY, path: studentPath, open: press('Add to class') },
  ...[
    'Correct wallet',
    'Give certificate',
    'Login as student',
    'Make a member of staff',
    'Deactivate',
    'Delete',
  ].map((item) => ({ title: ANY, path: studentPath, open: chooseFrom(ofStudent, item) })),
  ...['Extend subscription', 'Move to another class', 'Remove from class'].map((item) => ({
    ...{ title: ANY, path: studentPath, open: chooseFrom(ofCourse, item) },
  })),
  {
    ...{ title: ANY, path: ({ course }) => `/admin/classes/manage/${course.id}?tab=students` },
    open: press('Add students'),
  },
  {
    title: 'Delete Class',
    path: classPath,
    open: chooseFrom(() => 'More actions', 'Delete Class'),
  },
  { title: 'Share the class page', path: classPath, open: press('Share') },
  {
    ...{ title: 'Delete Lesson', path: classPath },
    open: chooseFrom(() => 'Actions for The verb', 'Delete'),
  },
  { title: 'Add Lesson', path: classPath, open: press('Add Lesson') },
  { title: 'Import questions', path: editorPath, open: press('Import questions') },
  { title: 'Remove question?', path: editorPath, open: press('Remove question 1') },
  { title: 'Import students', path: () => '/admin/students', open: press('Import students') },
  ...['Add to class', 'Deactivate'].map((button) => ({
    ...{ title: ANY, path: () => '/admin/students' },
    async open(page: Page, seeded: SeededDialogs) {
      await selectStudent(page, seeded)
      await page.getByRole('button', { name: button, exact: true }).last().click()
    },
  })),
  ...['Assign', 'Delete'].map((button) => ({
    ...{ title: ANY, path: () => '/admin/certificates' },
    open: (page: Page, { title }: SeededDialogs) => openOfCard(page, title, button),
  })),
  {
    ...{ title: 'History', path: () => '/admin/certificates?tab=given' },
    open: (page, seeded) => openGiven(page, seeded, 'History'),
  },
  { title: 'Import Questions', path: () => '/admin/quiz', open: press(/^Import/) },
  {
    ...{ title: 'Send Message', path: () => '/admin/messages' },
    async open(page) {
      await writeMessage(page)
      await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click()
    },
  },
  {
    ...{ title: 'Select Recipients', path: () => '/admin/messages' },
    async open(page) {
      await page.getByText('Individual', { exact: true }).click()
      await page.getByRole('button', { name: 'Select Recipients' }).click()
    },
  },
  {
    ...{ title: 'Find', path: () => '/admin' },
    open: async (page) => {
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      const finder = page.getByRole('dialog', { name: 'Find' })
      // its code is loaded after the page
      await expect(async () => {
        await page.keyboard.press('Control+k')
        await expect(finder).toBeVisible({ timeout: 1_000 })
      }).toPass()
    },
  },
  { title: ANY, path: () => '/profile', open: press('Add an app') },
]
