import { expect, type Page } from '@playwright/test'
import type { Locale } from '../messages/languages.ts'
import { pseudoText } from '../scripts/messages/pseudo-text.ts'
import { addStaff } from './add-staff.ts'
import type { seedScreens } from './admin-pages.ts'
import { NO_QUESTIONS, NO_THEORY, seedExam } from './exam-page.ts'
import type { RunningSchool, TestUser } from './fixtures.ts'
import { textOfKey } from './in-arabic.ts'
import { payByCard, postJson } from './pay-by-card.ts'
import { READING } from './recitation.ts'

/**
 * A page, and the messages on what is pressed one after another: buttons, items of menus, and choices. One of them opens the
 * dialog. '*' before a message: more may be written on the control; '@': the control is an icon with this name.
 */
export type DialogSteps = readonly [path: string, ...keys: string[]]

const TITLE = 'Reading without Vowels · القِرَاءَةُ بِلَا شَكْلٍ'

/** A student with what its dialogs need: a class above and one below the balance, two in parts, an open exam. */
export async function seedStudentDialogs(school: RunningSchool) {
  const { aisha, path } = await seedExam(school, NO_THEORY)
  const money = { student_id: aisha.id, amount: 112_150 }
  await school.call('/adminActions.php', 'fundWallet', money, school.admin)
  const addPaid = async (amount: string) =>
    (await school.addClass({ premium: '1', monthlySub: '1', amount })).rand
  const [affordable, dear] = [await addPaid('7500'), await addPaid('250000')]
  const inParts = { premium: '1', amount: '12000', parts: 3, name: TITLE }
  const [joined, next] = [await school.addClass(inParts), await school.addClass(inParts)]
  const plan = { class_id: joined.id, in_parts: '1' }
  await school.call('/api.php', 'classenrolement', plan, aisha)
  const dialogs: DialogSteps[] = [
    ['/wallet-history', 'wallet_fund_wallet'],
    ['/profile', 'account_change_name_phone'],
    ['/profile', 'account_change_email'],
    ['/profile', 'guardians_add'],
    ['/profile', 'live_calendar_reset'],
    ['/profile', 'privacy_delete_my_account'],
    ['/', 'auth_refer_invite'],
    [`/classes/${affordable}`, 'enrolment_pay_now'],
    [`/classes/${dear}`, 'enrolment_pay_now'],
    [`/classes/${next.rand}`, 'enrolment_pay_now'],
    [`/classes/${next.rand}`, 'enrolment_pay_now', 'enrolment_have_coupon'],
    ['/wallet-history', 'enrolment_pay_part'],
    ['/wallet-history', '*wallet_opens_receipt'],
    [path, 'exams_submit_exam'],
  ]
  return { aisha, dialogs }
}

type Screens = Awaited<ReturnType<typeof seedScreens>>

/** The dialogs of administrators, with the staff, drafts and questions that some of them need. */
export async function seedAdminDialogs(
  school: RunningSchool,
  { course, aisha }: Pick<Screens, 'course' | 'aisha'>,
) {
  await addStaff(school, 'teacher', [course.id])
  await addStaff(school, 'teacher')
  await school.addLesson(course.id, { draft: '1' })
  const draft = await school.addClass({ draft: '1' })
  const practice = await school.addLesson(course.id, {
    inputetype: 'Practice',
    checks: [{ kind: 'typed', question: 'Write it.', answer: 'مَدْرَسَة' }],
  })
  const exam = await seedExam(school, {
    ...NO_QUESTIONS,
    ...{ answer_ways: ['voice', 'text'], reading: READING, reading_source: 'Reader 1, page 4' },
  })
  const ofExam = `/admin/classes/manage/${exam.course.id}`
  const ofClass: DialogSteps[] = [
    ...dialogsOfClass(`/admin/classes/manage/${course.id}`, practice),
    [`/admin/classes/manage/${draft.id}`, 'classes_publish'],
    [`${ofExam}?tab=lessons`, 'corrections_models_of_exam'],
    [`${ofExam}/lessons/${exam.lessonId}`, 'lessons_import_questions'],
    [`${ofExam}/lessons/${exam.lessonId}`, 'fair_more_time'],
  ]
  return { ofClass, ofStudents: dialogsOfStudents(aisha), ofSchool }
}

/** The dialogs of money, with a month that was paid by card, a part that is owed, and a transfer to decide. */
export async function seedMoneyDialogs(school: RunningSchool): Promise<DialogSteps[]> {
  const bilal = await school.addStudent({ name: 'عبد الرحمن محمد', wallet: 20_000 })
  const monthly = { premium: '1', monthlySub: '1', amount: '7500', name: TITLE }
  await payByCard(school, bilal, { class_id: (await school.addClass(monthly)).id })
  const inParts = await school.addClass({ premium: '1', amount: '12000', parts: 3, name: TITLE })
  await school.call('/api.php', 'classenrolement', { class_id: inParts.id, in_parts: '1' }, bilal)
  const { number } = await school.call('/api.php', 'openTransferAccount', {}, bilal)
  // too small to be credited
  const transfer = { account_number: number, amount: 5_000, outcome: 'success' }
  await postJson(school, '/sandbox/transfer', transfer)
  const student = `/admin/students/${bilal.id}`
  return [
    ['/admin/owed?state=all', 'enrolment_settle_part'],
    ['/admin/owed?state=all', 'enrolment_settle_part', '*enrolment_waive_payment'],
    ['/admin/transfers', 'payments_case_close'],
    ['/admin/transfers', 'payments_case_close', 'payments_case_credited'],
    ['/admin/payments', 'payments_receipt'],
    ['/admin/payments', 'payments_refund'],
    ['/admin/payments', 'payments_correct_wallet'],
    ['/admin/payments?tab=cards', '*payments_refund'],
    [student, 'enrolment_extend_subscription'],
    [student, 'enrolment_extend_subscription', '*enrolment_take_back_note'],
    [student, 'students_change_contact'],
    [student, 'recorded_record'],
  ]
}

const dialogsOfClass = (managed: string, practice: string): DialogSteps[] => [
  ['/admin/classes', 'admin_screens_add_new_class'],
  [managed, 'classes_edit_class'],
  [managed, 'kit_share'],
  [managed, 'classes_duplicate_class'],
  [managed, 'classes_delete_class'],
  [managed, 'staff_add_a_teacher'],
  [managed, 'staff_hand_over'],
  [managed, 'can_do_write'],
  [`${managed}?tab=lessons`, 'lessons_add_lesson'],
  [`${managed}?tab=lessons`, 'lessons_duplicate'],
  [`${managed}?tab=lessons`, 'lessons_publish'],
  [`${managed}?tab=lessons`, '@lessons_delete_subject'],
  [`${managed}?tab=students`, 'enrolment_add_students'],
  [`${managed}?tab=sessions`, 'live_add_session'],
  [`${managed}?tab=sessions`, 'live_attendance'],
  [`${managed}?tab=sessions`, 'live_edit_session'],
  [`${managed}?tab=sessions`, 'live_cancel'],
  [`${managed}/lessons/${practice}`, 'exercise_editor_paste_lines'],
  [`${managed}/lessons/${practice}`, 'exercise_editor_results'],
]

const dialogsOfStudents = ({ id, name }: TestUser): DialogSteps[] => {
  const list = `/admin/students?search=${name}`
  const student = `/admin/students/${id}`
  return [
    ['/admin/students', 'admin_screens_add_student'],
    ['/admin/students', 'admin_screens_import'],
    [list, 'kit_select_name', 'students_add_class'],
    [list, 'kit_select_name', 'students_deactivate'],
    [student, 'recorded_record'],
    [student, 'students_add_class'],
    [student, 'students_fund_wallet'],
    [student, 'students_correct_wallet'],
    [student, 'kit_edit'],
    [student, 'students_change_contact'],
    [student, 'students_give_certificate'],
    [student, 'students_reset_password'],
    [student, 'students_login_student'],
    [student, 'students_make_member_staff'],
    [student, 'students_deactivate'],
    [student, 'kit_delete'],
    [student, 'guardians_add'],
    [student, 'enrolment_move_another_class'],
    [student, 'enrolment_remove_class'],
  ]
}

const ofSchool: DialogSteps[] = [
  ['/admin/coupons', 'enrolment_new_coupon'],
  ['/admin/coupons', 'enrolment_coupon_who'],
  ['/admin/coupons', 'enrolment_coupon_end'],
  ['/admin/staff', 'admin_screens_invite'],
  ['/admin/staff', 'staff_kind_classes'],
  ['/admin/staff', 'kit_remove'],
  ['/admin/staff', 'staff_view_as_name'],
  ['/admin/income-shares', 'payments_set_share'],
  ['/admin/messages', 'messages_individual', 'messages_select_recipients'],
  ['/admin/certificates', 'certificates_new_template'],
  ['/admin/certificates', 'certificates_assign_title'],
  ['/admin/certificates', 'certificates_delete_title'],
  ['/admin/certificates?tab=given', 'certificates_history'],
  ['/admin/certificates?tab=given', 'certificates_revoke'],
  ['/admin/exams', 'exams_upload_saved_answers'],
  ['/admin/quiz', 'game_new_question'],
  ['/admin/quiz', 'game_import_csv'],
  ['/admin/data-protection', 'data_protection_answer'],
  ['/profile', 'security_add_app'],
]

export type Spoken = Locale | 'pseudo'

/** Matches the text of a message with any values, in the language of the page. */
function patternOf(step: string, spoken: Spoken): RegExp {
  const isPart = step.startsWith('*')
  const parts = textOfKey(step.replace(/^[*@]/, ''), spoken === 'ar' ? 'ar' : 'en')
    .split(/\{[^}]*\}/)
    .map((it) =>
      (spoken === 'pseudo' ? pseudoText(it) : it).replaceAll(/[[\](){}.*+?^$|\\]/g, '\\$&'),
    )
  const text = parts.join('.*')
  return new RegExp(isPart ? text : `^\\s*${text}\\s*$`)
}

/** Presses the first visible control with the text of a message, or an item of a menu after opening the menu. */
export async function press(page: Page, key: string, spoken: Spoken) {
  const text = patternOf(key, spoken)
  const inDialog = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'body'
  const scope = page.locator(inDialog).last()
  // by what is written on it, because the name of some says more; an icon has a name only
  const written = scope.locator('button:not([role=tab]), label', { hasText: text })
  const named = scope
    .getByRole('button', { name: text })
    .or(scope.getByRole('checkbox', { name: text }))
  const icon = scope.locator('.icon-button', { hasText: text })
  const control = (key.startsWith('@') ? icon : written.or(named)).filter({ visible: true }).first()
  const item = page.locator('[role=menuitem]', { hasText: text }).first()
  // the code of some cards loads when they are near the screen
  await expect(async () => {
    await page.mouse.wheel(0, 2_000)
    expect((await control.count()) + (await item.count()), key).toBeGreaterThan(0)
  }).toPass({ timeout: 30_000 })
  if ((await control.count()) === 0) {
    const menu = await item.evaluate((it) => it.closest('[popover]')?.id)
    await page.locator(`[popovertarget="${menu}"]`).click()
  }
  await control.click()
}
