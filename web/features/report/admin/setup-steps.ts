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
      detail: m.report_first_class_what(),
      isDone: report.classes.length > 0,
      path: admin.classes,
    },
    {
      title: m.report_add_students(),
      detail: m.report_add_students_how(),
      isDone: report.studentCount > 0,
      path: admin.students,
    },
    {
      title: m.report_add_second_step_sign(),
      detail: m.report_second_step_reason(),
      isDone: secondFactors.totp || secondFactors.passkeys.length > 0,
      path: `${profile}#second-step`,
    },
  ]
}

function nameStep({ settings: { siteName, logo } }: SetupFacts): SetupStep {
  return {
    title: m.report_set_name_logo(),
    detail: m.report_name_logo_state({
      name: siteName ? 'set' : 'other',
      logo: logo ? 'set' : 'other',
    }),
    isDone: siteName !== '' && logo !== '',
    path: `${paths.admin.settings}#identity`,
  }
}

function emailStep({ email, mail }: SetupFacts): SetupStep {
  const isDone = email !== FIRST_ADMINISTRATOR_EMAIL
  const noMailbox = mail.hasServer
    ? m.report_email_no_mailbox
    : m.report_email_no_mailbox_mail_first
  return {
    title: m.report_use_own_email(),
    detail: isDone ? email : noMailbox({ email }),
    isDone,
    path: `${paths.profile}#account`,
  }
}

function mailStep({ mail: { hasServer, paused } }: SetupFacts): SetupStep {
  return {
    title: m.report_send_test_email(),
    detail: mailDetail(),
    isDone: hasServer && !paused,
    path: `${paths.admin.settings}#mail`,
  }

  function mailDetail(): string {
    if (!hasServer) return m.report_no_mail_server()
    return paused ? m.report_mail_server_fails() : m.report_mail_server_set()
  }
}

const SECRET_KEY_STATES = { live: 'set', test: 'test', sandbox: 'other', off: 'other' } as const

function cardStep({ settings: { cards, paystackKey } }: SetupFacts): SetupStep {
  const publicKey = publicKeyState(paystackKey)
  const secretKey = SECRET_KEY_STATES[cards]
  return {
    title: m.report_turn_card_payments(),
    detail: m.report_card_keys_state({ publicKey, secretKey, variable: 'PAYSTACK_SECRET_KEY' }),
    isDone: publicKey === 'set' && secretKey === 'set',
    path: `${paths.admin.settings}#payments`,
  }
}

function publicKeyState(key: string) {
  if (key === '') return 'other'
  return key.startsWith('pk_test_') ? 'test' : 'set'
}
