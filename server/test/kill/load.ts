import { transferEvent } from '../../payments/sandbox/sandbox-accounts.ts'
import { disputeResolved, refundProcessed } from '../payments/paystack-responses.ts'
import type { WriteKind } from './journal.ts'
import {
  type AnyResponse,
  getQuizRun,
  type LoadCourse,
  type LoadStudent,
  type LoadWorld,
  type Payment,
  pick,
  postJson,
} from './load-world.ts'
import { RefundLoad } from './refund-load.ts'
import { sendWebhook } from './send-webhook.ts'
import { ServerUnavailable } from './server-unavailable.ts'

const CLIENTS = 6

/** Verifies every payment that is not confirmed. Throws if a charged payment is unknown. */
export function settlePayments(url: string, world: LoadWorld): Promise<void> {
  return new LoadClient(url, world).settleOpenPayments()
}

/** Signs up a student and adds it to the world. */
export function signUpStudent(url: string, world: LoadWorld): Promise<void> {
  return new LoadClient(url, world).signUp()
}

/** Runs clients until the server is unavailable. Throws if one of them gets a server error. */
export async function runLoad(url: string, world: LoadWorld, clients = CLIENTS): Promise<void> {
  const client = new LoadClient(url, world)
  await Promise.all(Array.from({ length: clients }, () => client.work()))
}

/** Choices are made among the newest, so that actions remain possible. */
const NEWEST_COUNT = 40

class LoadClient {
  readonly #url: string
  readonly #world: LoadWorld

  constructor(url: string, world: LoadWorld) {
    this.#url = url
    this.#world = world
  }

  async work(): Promise<void> {
    try {
      await this.settleOpenPayments()
      const actions = [
        () => this.signUp(),
        () => this.fundWallet(),
        () => this.fundWallet(),
        () => this.recordPayment(),
        () => this.recordPayment(),
        () => this.enrol(),
        () => this.enrol(),
        () => this.enrol(),
        () => this.payByCard(),
        () => this.payByCard(),
        () => this.reportRefund(),
        () => this.reportDispute(),
        () => this.refunds.request(this.settledPayment),
        () => this.refunds.request(this.settledPayment),
        () => this.refunds.decide(),
        () => this.refunds.continue(),
        () => this.renewSubscription(),
        () => this.renewSubscription(),
        () => this.payPart(),
        () => this.payPart(),
        () => this.transfer(),
        () => this.transfer(),
        () => this.viewLesson(),
        () => this.viewLesson(),
        () => this.submitExam(),
        () => this.answerQuiz(),
        () => this.addComment(),
        () => this.sendMessage(),
      ]
      for (;;) await pick(actions)()
    } catch (error) {
      if (!(error instanceof ServerUnavailable)) throw error
    }
  }

  private get student() {
    return pick(this.#world.students.slice(-NEWEST_COUNT))
  }

  private nextNumber() {
    this.#world.next++
    return this.#world.next
  }

  /** Makes a call and records its attempt and acknowledgement in the journal. */
  private async callJournaled(
    [kind, key]: [WriteKind, string | number],
    path: string,
    fields: object,
    token: string,
  ): Promise<AnyResponse> {
    this.#world.journal.attempt(kind, key)
    const response = await postJson(this.#url, path, fields, token)
    if (response.status) this.#world.journal.acknowledge(kind, key)
    return response
  }

  async signUp() {
    const { students } = this.#world
    const email = `student${this.nextNumber()}@example.org`
    const account = { name: 'Hauwa Musa', phonenumber: '08031234567', password: 'a long password' }
    const refBy = students.length > 0 ? { refBy: this.student.code } : {}
    const fields = { action: 'signup', ...account, ...refBy, email }
    const { data, token } = await this.callJournaled(['account', email], '/api.php', fields, '')
    students.push({ email, token, code: data.referral_code, id: data.id })
  }

  private async fundWallet() {
    // the amount is the key: each is unique
    const amount = 1_000_00 + this.nextNumber()
    const fields = { action: 'fundWallet', student_id: this.student.id, amount: amount / 100 }
    await this.moveMoney(['funding', amount], fields)
  }

  /** Records a payment that pays for a class at most once, and sends the same request again, as after a lost response. */
  private async recordPayment() {
    const { student } = this
    const { journal, courses } = this.#world
    const course = pick(courses)
    const once = `recorded-${this.nextNumber()}`
    journal.attempt('enrolment', `${student.email} ${course.id}`)
    this.attemptRenewal(course)
    const payment = {
      ...{ student_id: student.id, class_id: course.id, amount: course.price + 1 },
      ...{ method: pick(['transfer', 'cash']), date: '2026-11-03', reference: once, once },
    }
    const fields = { action: 'recordPayments', payments: [payment] }
    const response = await this.moveMoney(['recorded', once], fields)
    if (response.status) await this.moveMoney(['recorded', once], fields)
  }

  private async enrol() {
    const { student } = this
    const course = pick(this.#world.courses)
    const choice = this.chooseTerms(student, course)
    const fields = { action: 'classenrolement', class_id: course.id, ...choice.fields }
    const write: [WriteKind, string] = ['enrolment', `${student.email} ${course.id}`]
    const { status } = await this.callJournaled(write, '/api.php', fields, student.token)
    if (status && choice.use) this.#world.journal.acknowledge('coupon', choice.use)
  }

  /** In parts, or with a coupon whose use is recorded as attempted, or for the whole price. */
  private chooseTerms({ email }: LoadStudent, { parts, price, monthly }: LoadCourse) {
    if (parts > 0) return { fields: { in_parts: pick(['0', '1', '1']) }, use: '' }
    if (price === 0 || monthly || Math.random() < 0.5) return { fields: {}, use: '' }
    const coupon = pick(this.#world.coupons)
    const use = `${email} ${coupon}`
    this.#world.journal.attempt('coupon', use)
    return { fields: { coupon }, use }
  }

  /** Another payment for a class renews a month or pays a part, unless it joins the class. */
  private attemptRenewal({ monthly, parts }: LoadCourse) {
    if (monthly) this.#world.journal.attemptUnkeyed('renewal')
    if (parts > 0) this.#world.journal.attemptUnkeyed('part')
  }

  private async payByCard() {
    const { student } = this
    const { journal, courses, unsettled } = this.#world
    const course = Math.random() < 0.5 ? null : pick(courses.filter((it) => it.price > 0))
    const input = course
      ? { class_id: course.id, ...this.chooseTerms(student, course).fields }
      : { amount: 700 }
    const open = { action: 'openPayment', ...input }
    journal.attemptUnkeyed('opened')
    const { status, data } = await postJson(this.#url, '/api.php', open, student.token)
    journal.settleUnkeyed('opened', status ? data.reference : null)
    if (!status) return
    const payment = { reference: data.reference, student, course, isCharged: false }
    unsettled.push(payment)
    journal.attempt('credit', payment.reference)
    if (course) journal.attempt('enrolment', `${student.email} ${course.id}`)
    if (course) this.attemptRenewal(course)
    const chargeRequest = {
      reference: payment.reference,
      amount: Math.round(data.amount * 100),
      currency: data.currency,
      email: student.email,
      outcome: pick(['success', 'twice']),
    }
    await this.callJournaled(['charge', payment.reference], '/sandbox/charge', chargeRequest, '')
    payment.isCharged = true
    await this.verifyPayment(payment)
    const at = unsettled.indexOf(payment)
    if (at >= 0) unsettled.splice(at, 1)
  }

  /** Verifies the payments that the previous server left open. */
  async settleOpenPayments() {
    const { unsettled } = this.#world
    for (let payment = unsettled.pop(); payment; payment = unsettled.pop()) {
      try {
        await this.verifyPayment(payment)
      } catch (error) {
        unsettled.push(payment)
        throw error
      }
    }
  }

  private async verifyPayment({ reference, student, course, isCharged }: Payment) {
    const fields = { action: 'verifyPayment', reference }
    const response = await this.callJournaled(
      ['credit', reference],
      '/api.php',
      fields,
      student.token,
    )
    if (isCharged && !response.status) throw new Error(`${reference} is lost: ${response.message}`)
    if (response.status) this.#world.settled.push(reference)
    if (course && response.data?.state === 'settled')
      this.#world.journal.acknowledge('enrolment', `${student.email} ${course.id}`)
  }

  private async reportRefund() {
    const reference = this.settledPayment
    if (!reference) return
    const refund = `TRF_${this.nextNumber()}`
    await this.reportEvent(['refund', refund], refundProcessed({ reference, amount: 100, refund }))
  }

  private async reportDispute() {
    const reference = this.settledPayment
    if (!reference) return
    const id = this.nextNumber()
    const lost = { reference, amount: 100, id, resolution: 'auto-accepted' }
    await this.reportEvent(['dispute', id], disputeResolved(lost))
  }

  /** Makes an administrator's call that moves money; it needs the password every ten minutes. */
  private async moveMoney(write: [WriteKind, string | number], fields: object) {
    const { token, password } = this.#world.administrator
    const response = await this.callJournaled(write, '/adminActions.php', fields, token)
    if (response.code !== 'reauthentication_required') return response
    await postJson(this.#url, '/api.php', { action: 'reauthenticate', password }, token)
    return this.callJournaled(write, '/adminActions.php', fields, token)
  }

  private get refunds() {
    return new RefundLoad(this.#url, this.#world, (write, fields) => this.moveMoney(write, fields))
  }

  private get settledPayment() {
    const { settled } = this.#world
    return settled.length > 0 ? pick(settled.slice(-NEWEST_COUNT)) : undefined
  }

  /** Delivers a signed event, once or twice. */
  private async reportEvent([kind, key]: [WriteKind, string | number], event: object) {
    const { journal, noticeKey } = this.#world
    journal.attempt(kind, key)
    const times = pick([1, 2])
    await Promise.all(Array.from({ length: times }, () => sendWebhook(this.#url, noticeKey, event)))
    journal.acknowledge(kind, key)
  }

  private async renewSubscription() {
    const { email, token } = this.student
    const { journal, courses } = this.#world
    const course = pick(courses.filter((it) => it.monthly))
    const fields = { action: 'renewSubscription', class_id: course.id }
    journal.attemptUnkeyed('renewal')
    const { status, data } = await postJson(this.#url, '/api.php', fields, token)
    journal.settleUnkeyed('renewal', status ? `${email} ${course.id} ${data.nextSub}` : null)
  }

  private async payPart() {
    const { email, token } = this.student
    const { journal, courses } = this.#world
    const course = pick(courses.filter((it) => it.parts > 0))
    const seen_price = course.price / course.parts
    const fields = { action: 'renewSubscription', class_id: course.id, seen_price }
    journal.attemptUnkeyed('part')
    const { status, data } = await postJson(this.#url, '/api.php', fields, token)
    const number = /^Part (\d)/.exec(data?.receipt?.description ?? '')?.[1]
    journal.settleUnkeyed('part', status ? `${email} ${course.id} ${number}` : null)
  }

  /** Transfers to the account number of a student, reported once or twice. */
  private async transfer() {
    const { id, token } = this.student
    const { journal, settled } = this.#world
    const reference = `TR${this.nextNumber()}`
    await postJson(this.#url, '/api.php', { action: 'openTransferAccount' }, token)
    const accountNumber = `99${id.padStart(8, '0')}`
    journal.attempt('opened', reference)
    journal.attempt('credit', reference)
    await this.reportEvent(
      ['transfer', reference],
      transferEvent({ reference, accountNumber, amount: 500_00 }),
    )
    for (const kind of ['opened', 'credit'] as const) journal.acknowledge(kind, reference)
    settled.push(reference)
  }

  private async viewLesson() {
    const { email, token } = this.student
    const course = pick(this.#world.courses)
    const lesson = pick(course.lessons)
    const fields = { action: 'viewStatus', class_id: course.id, lesson_id: lesson }
    await this.callJournaled(['view', `${email} ${lesson}`], '/api.php', fields, token)
  }

  private async submitExam() {
    const { email, token } = this.student
    const { id, examId } = pick(this.#world.courses)
    const { journal } = this.#world
    journal.attempt('view', `${email} ${examId}`)
    const openLesson = { action: 'get_lesson_details', class_id: id, lesson_id: examId }
    const { status, data } = await postJson(this.#url, '/api.php', openLesson, token)
    if (!status) return
    const theory = `${email} ${examId}`
    const submission = { lesson_id: examId, examRand: data.rand, theory }
    await this.callJournaled(['submission', theory], '/submitExam.php', submission, token)
  }

  private async answerQuiz() {
    const { token } = this.student
    const { journal } = this.#world
    const { run, questions } = await getQuizRun(this.#url, token)
    if (!run) return
    journal.attempt('answer', run)
    const choice = questions[0].options[0].text
    const { success } = await postJson(this.#url, '/game.php', { run, question: 0, choice }, token)
    if (success) journal.acknowledge('answer', run)
  }

  private async addComment() {
    const { token } = this.student
    const course = pick(this.#world.courses)
    const comment = `Comment ${this.nextNumber()}`
    const lessonRef = { class_id: course.id, lesson_id: pick(course.lessons) }
    const fields = { action: 'addComment', ...lessonRef, comment }
    await this.callJournaled(['comment', comment], '/comments.php', fields, token)
  }

  private async sendMessage() {
    const { email } = this.student
    const subject = `Message ${this.nextNumber()}`
    const text = { subject, message: 'Please read.', delivery_method: 'inApp' }
    const fields = { action: 'sendMessage', ...text, recipients: [email] }
    const { journal, administrator } = this.#world
    journal.attempt('inbox', subject)
    await this.callJournaled(['message', subject], '/adminActions.php', fields, administrator.token)
  }
}
