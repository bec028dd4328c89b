import { disputeResolved, refundProcessed } from '../paystack-answers.ts'
import { Gone } from './gone.ts'
import type { Journal, Kind } from './journal.ts'
import { sendNotice } from './send-notice.ts'

export type Person = { email: string; token: string; code: string; id: string }
type Course = { id: string; lessons: string[]; examId: string; price: number; monthly: boolean }

type Payment = { reference: string; student: Person; course: Course | null; isCharged: boolean }

/** What clients share, over all starts of the server. */
export type World = {
  journal: Journal
  administrator: { token: string }
  courses: Course[]
  students: Person[]
  /** Payments that nobody has heard settled. */
  unsettled: Payment[]
  /** References of payments that are settled, newest last. */
  settled: string[]
  /** Signs the notices of the sandbox. */
  noticeKey: string
  /** Counts up, so that everything has a name of its own. */
  next: number
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks at the wire as an outsider does
export type Answer = any

/** Asks a running server; throws `Gone` when the answer does not come whole, and for any fault of the server's. */
export async function asks(url: string, path: string, fields: object, token = ''): Promise<Answer> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(fields),
  }).catch(() => null)
  const answer: Answer = await response?.json().catch(() => null)
  if (!response || !answer) throw new Gone()
  if (response.status >= 500) throw new Error(`${JSON.stringify(fields)}: ${response.status}`)
  return answer
}

/** Opens a quiz that the server judges, which is a GET. */
async function opensQuiz(url: string, token: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/game.php?action=easy&judged=1`, { headers }).catch(
    () => null,
  )
  const answer: Answer = await response?.json().catch(() => null)
  if (!answer) throw new Gone()
  return answer
}

const CLIENTS = 6

/** Asks once more about every payment that nobody has heard settled. Throws when the school knows nothing of a charged card. */
export function settle(url: string, world: World): Promise<void> {
  return new Client(url, world).settles()
}

/** Signs a student up, who is the newest of the world. */
export function join(url: string, world: World): Promise<void> {
  return new Client(url, world).joins()
}

/** Clients that do everything at once until the server is gone. Throws when one of them met a fault of the server's. */
export async function load(url: string, world: World, clients = CLIENTS): Promise<void> {
  const client = new Client(url, world)
  await Promise.all(Array.from({ length: clients }, () => client.work()))
}

export const pick = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('There is nothing to pick from')
  return one
}
/** Among the newest, or after a while everybody would have everything. */
const NEWEST = 40

class Client {
  readonly #url: string
  readonly #world: World

  constructor(url: string, world: World) {
    this.#url = url
    this.#world = world
  }

  async work(): Promise<void> {
    try {
      await this.settles()
      const deeds = [
        () => this.joins(),
        () => this.isFunded(),
        () => this.isFunded(),
        () => this.enrols(),
        () => this.enrols(),
        () => this.enrols(),
        () => this.paysByCard(),
        () => this.paysByCard(),
        () => this.isRefunded(),
        () => this.isDisputed(),
        () => this.renews(),
        () => this.renews(),
        () => this.views(),
        () => this.views(),
        () => this.handsIn(),
        () => this.answersQuiz(),
        () => this.comments(),
        () => this.isWrittenTo(),
      ]
      for (;;) await pick(deeds)()
    } catch (fault) {
      if (!(fault instanceof Gone)) throw fault
    }
  }

  private get student() {
    return pick(this.#world.students.slice(-NEWEST))
  }

  private name() {
    this.#world.next++
    return this.#world.next
  }

  /** Asks for something that has a name in the journal, which learns of a yes. */
  private async wants(
    [kind, key]: [Kind, string | number],
    path: string,
    fields: object,
    token: string,
  ): Promise<Answer> {
    this.#world.journal.ask(kind, key)
    const answer = await asks(this.#url, path, fields, token)
    if (answer.status) this.#world.journal.told(kind, key)
    return answer
  }

  async joins() {
    const { students } = this.#world
    const email = `student${this.name()}@example.org`
    const account = { name: 'Hauwa Musa', phonenumber: '08031234567', password: 'a long password' }
    const refBy = students.length > 0 ? { refBy: this.student.code } : {}
    const fields = { action: 'signup', ...account, ...refBy, email }
    const { data, token } = await this.wants(['account', email], '/api.php', fields, '')
    students.push({ email, token, code: data.referral_code, id: data.id })
  }

  private async isFunded() {
    // the sum is its name: no two are alike
    const amount = 1_000_00 + this.name()
    const fields = { action: 'fundWallet', student_id: this.student.id, amount: amount / 100 }
    const { token } = this.#world.administrator
    await this.wants(['funding', amount], '/adminActions.php', fields, token)
  }

  private async enrols() {
    const { email, token } = this.student
    const course = pick(this.#world.courses)
    const fields = { action: 'classenrolement', class_id: course.id }
    await this.wants(['place', `${email} ${course.id}`], '/api.php', fields, token)
  }

  private async paysByCard() {
    const { student } = this
    const { journal, courses, unsettled } = this.#world
    const course = Math.random() < 0.5 ? null : pick(courses.filter((it) => it.price > 0))
    const wish = course ? { class_id: course.id } : { amount: 700 }
    const open = { action: 'openPayment', ...wish }
    journal.askNameless('opened')
    const { status, data } = await asks(this.#url, '/api.php', open, student.token)
    journal.answered('opened', status ? data.reference : null)
    if (!status) return
    const payment = { reference: data.reference, student, course, isCharged: false }
    unsettled.push(payment)
    journal.ask('credit', payment.reference)
    if (course) journal.ask('place', `${student.email} ${course.id}`)
    if (course?.monthly) journal.askNameless('renewal')
    const press = {
      reference: payment.reference,
      amount: Math.round(data.amount * 100),
      currency: data.currency,
      email: student.email,
      outcome: pick(['success', 'twice']),
    }
    await this.wants(['charge', payment.reference], '/sandbox/charge', press, '')
    payment.isCharged = true
    await this.verifies(payment)
    const at = unsettled.indexOf(payment)
    if (at >= 0) unsettled.splice(at, 1)
  }

  /** Asks again about what the last server left open, as a student's page does. */
  async settles() {
    const { unsettled } = this.#world
    for (let payment = unsettled.pop(); payment; payment = unsettled.pop()) {
      try {
        await this.verifies(payment)
      } catch (fault) {
        unsettled.push(payment)
        throw fault
      }
    }
  }

  private async verifies({ reference, student, course, isCharged }: Payment) {
    const fields = { action: 'verifyPayment', reference }
    const answer = await this.wants(['credit', reference], '/api.php', fields, student.token)
    if (isCharged && !answer.status) throw new Error(`${reference} is lost: ${answer.message}`)
    if (answer.status) this.#world.settled.push(reference)
    if (course && answer.data?.state === 'settled')
      this.#world.journal.told('place', `${student.email} ${course.id}`)
  }

  private async isRefunded() {
    const reference = this.settledPayment
    if (!reference) return
    const refund = `TRF_${this.name()}`
    await this.reports(['refund', refund], refundProcessed({ reference, amount: 100, refund }))
  }

  private async isDisputed() {
    const reference = this.settledPayment
    if (!reference) return
    const id = this.name()
    const lost = { reference, amount: 100, id, resolution: 'auto-accepted' }
    await this.reports(['dispute', id], disputeResolved(lost))
  }

  private get settledPayment() {
    const { settled } = this.#world
    return settled.length > 0 ? pick(settled.slice(-NEWEST)) : undefined
  }

  /** Sends a signed notice, as the provider does; it may come twice. */
  private async reports([kind, key]: [Kind, string | number], event: object) {
    const { journal, noticeKey } = this.#world
    journal.ask(kind, key)
    const times = pick([1, 2])
    await Promise.all(Array.from({ length: times }, () => sendNotice(this.#url, noticeKey, event)))
    journal.told(kind, key)
  }

  private async renews() {
    const { email, token } = this.student
    const { journal, courses } = this.#world
    const course = pick(courses.filter((it) => it.monthly))
    const fields = { action: 'renewSubscription', class_id: course.id }
    journal.askNameless('renewal')
    const { status, data } = await asks(this.#url, '/api.php', fields, token)
    journal.answered('renewal', status ? `${email} ${course.id} ${data.nextSub}` : null)
  }

  private async views() {
    const { email, token } = this.student
    const course = pick(this.#world.courses)
    const lesson = pick(course.lessons)
    const fields = { action: 'viewStatus', class_id: course.id, lesson_id: lesson }
    await this.wants(['view', `${email} ${lesson}`], '/api.php', fields, token)
  }

  private async handsIn() {
    const { email, token } = this.student
    const { id, examId } = pick(this.#world.courses)
    const { journal } = this.#world
    journal.ask('view', `${email} ${examId}`)
    const opens = { action: 'get_lesson_details', class_id: id, lesson_id: examId }
    const { status, data } = await asks(this.#url, '/api.php', opens, token)
    if (!status) return
    const theory = `${email} ${examId}`
    const paper = { lesson_id: examId, examRand: data.rand, theory }
    await this.wants(['paper', theory], '/submitExam.php', paper, token)
  }

  private async answersQuiz() {
    const { token } = this.student
    const { journal } = this.#world
    const { run, questions } = await opensQuiz(this.#url, token)
    if (!run) return
    journal.ask('answer', run)
    const choice = questions[0].options[0].text
    const { success } = await asks(this.#url, '/game.php', { run, question: 0, choice }, token)
    if (success) journal.told('answer', run)
  }

  private async comments() {
    const { token } = this.student
    const course = pick(this.#world.courses)
    const comment = `Comment ${this.name()}`
    const place = { class_id: course.id, lesson_id: pick(course.lessons) }
    const fields = { action: 'addComment', ...place, comment }
    await this.wants(['comment', comment], '/comments.php', fields, token)
  }

  private async isWrittenTo() {
    const { email } = this.student
    const subject = `Message ${this.name()}`
    const text = { subject, message: 'Please read.', delivery_method: 'inApp' }
    const fields = { action: 'sendMessage', ...text, recipients: [email] }
    const { journal, administrator } = this.#world
    journal.ask('inbox', subject)
    await this.wants(['message', subject], '/adminActions.php', fields, administrator.token)
  }
}
