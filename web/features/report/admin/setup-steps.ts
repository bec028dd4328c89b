import type { AdminReport } from '../../../../contract/admin/admin.ts'
import { FIRST_ADMINISTRATOR_EMAIL } from '../../../../contract/auth/auth.ts'
import type { SecondFactors } from '../../../../contract/auth/second-factors.ts'
import type { MailState } from '../../../../contract/messages/mail.ts'
import type { AppSettings } from '../../../../contract/settings/settings.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'

/** What the steps are computed from; nothing about them is stored. */
export type SetupFacts = {
  settings: Pick<AppSettings, 'siteName' | 'logo' | 'cards' | 'paystackKey'>
  /** The email of the administrator. */
  email: string
  mail: Pick<MailState, 'hasServer' | 'paused'>
  report: Pick<AdminReport, 'classes' | 'studentCount'>
  secondFactors: Pick<SecondFactors, 'totp' | 'passkeys'>
}

/** `detail` says what is set and what is missing; `path` is where it is done. */
export type SetupStep = { title: string; detail: string; isDone: boolean; path: string }

/** The steps of a new school, in the order in which an owner does them. */
export function setupSteps(facts: SetupFacts): SetupStep[] {
  const { report, secondFactors } = facts
  const { admin, profile } = paths
  return [
    nameStep(facts),
    emailStep(facts),
    mailStep(facts),
    cardStep(facts),
    {
      title: m.report_make_first_class(),
      detail: m.report_class_lessons_price(),
      isDone: report.classes.length > 0,
      path: admin.classes,
    },
    {
      title: m.report_add_students(),
      detail: m.report_one_one_file_they_also(),
      isDone: report.studentCount > 0,
      path: admin.students,
    },
    {
      title: m.report_add_second_step_sign(),
      detail: m.report_passkey_app_so_nobody_gets(),
      isDone: secondFactors.totp || secondFactors.passkeys.length > 0,
      path: `${profile}#second-step`,
    },
  ]
}

function nameStep({ settings: { siteName, logo } }: SetupFacts): SetupStep {
  return {
    title: m.report_set_name_logo(),
    detail: listed([
      ['Name', siteName ? 'set' : 'missing'],
      ['Logo', logo ? 'set' : 'missing'],
    ]),
    isDone: siteName !== '' && logo !== '',
    path: `${paths.admin.settings}#identity`,
  }
}

function emailStep({ email, mail }: SetupFacts): SetupStep {
  const isDone = email !== FIRST_ADMINISTRATOR_EMAIL
  const order = mail.hasServer ? '' : ' Set up mail first: a code is sent to the new address.'
  return {
    title: m.report_use_own_email(),
    detail: isDone ? email : m.report_email_no_mailbox_code_forgotten({ email, order }),
    isDone,
    path: `${paths.profile}#account`,
  }
}

function mailStep({ mail: { hasServer, paused } }: SetupFacts): SetupStep {
  const working = 'A mail server is set. Send yourself a test email.'
  const failing = 'The mail server accepts nothing at present. A test email shows its answer.'
  return {
    title: m.report_send_test_email(),
    detail: hasServer ? (paused ? failing : working) : m.report_no_mail_server_set_smtp(),
    isDone: hasServer && !paused,
    path: `${paths.admin.settings}#mail`,
  }
}

function cardStep({ settings: { cards, paystackKey } }: SetupFacts): SetupStep {
  const publicKey = publicKeyState(paystackKey)
  const secretKey = { live: 'set', test: 'a test key', sandbox: 'missing', off: 'missing' }[cards]
  return {
    title: m.report_turn_card_payments(),
    detail: listed([
      ['Public key', publicKey],
      ['PAYSTACK_SECRET_KEY on the server', secretKey],
    ]),
    isDone: publicKey === 'set' && secretKey === 'set',
    path: `${paths.admin.settings}#payments`,
  }
}

function publicKeyState(key: string) {
  if (key === '') return 'missing'
  return key.startsWith('pk_test_') ? 'a test key' : 'set'
}

/** 'Name: set. Logo: missing.' */
const listed = (items: readonly (readonly [string, string])[]) =>
  items.map(([name, state]) => `${name}: ${state}.`).join(' ')
