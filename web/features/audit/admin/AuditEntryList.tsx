import {
  AlarmClockPlus,
  ArrowLeft,
  Award,
  CalendarClock,
  ClipboardCheck,
  DatabaseBackup,
  Eye,
  FileUp,
  HandCoins,
  KeyRound,
  ListChecks,
  ListOrdered,
  LogIn,
  type LucideIcon,
  Pencil,
  Plus,
  Radio,
  RefreshCw,
  RotateCcw,
  RotateCw,
  Send,
  Settings,
  ShieldCheck,
  Trash2,
  Undo2,
  Wallet,
} from 'lucide-react'
import { Suspense } from 'react'
import type { AuditAction, AuditEntry } from '../../../../contract/audit/audit.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { Time } from '../../../kit/DateText.tsx'
import { emailText } from '../../../kit/email-text.ts'
import { Link } from '../../../kit/Link.tsx'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { Tile, type Tone } from '../../../kit/Tile.tsx'
import { KIND_LABELS } from '../../staff/shared/kind-texts.ts'
import { sentenceParts, separateDetail } from './action-sentence.ts'

/** Icons that point in the direction of reading. */
const DIRECTIONAL: ReadonlySet<LucideIcon> = new Set([ArrowLeft, LogIn, Undo2])

// with the labels of all fields
const ChangedFields = lazyPart(async () => (await import('./ChangedFields.tsx')).ChangedFields)

const actionIcons: Record<AuditAction, [LucideIcon, Tone]> = {
  fundWallet: [Wallet, 'success'],
  correctWallet: [Undo2, 'warning'],
  recordPayment: [Wallet, 'success'],
  refundPayment: [Undo2, 'warning'],
  retryRefund: [Undo2, 'warning'],
  returnRefund: [Undo2, 'warning'],
  checkRefund: [Undo2, 'warning'],
  editStudent: [Pencil, 'plain'],
  changeOwnProfile: [Pencil, 'plain'],
  changeRole: [ShieldCheck, 'warning'],
  resetPassword: [KeyRound, 'warning'],
  deleteStudent: [Trash2, 'error'],
  eraseStudent: [Trash2, 'error'],
  inviteStaff: [ShieldCheck, 'brand'],
  revokeStaffInvitation: [Undo2, 'warning'],
  acceptStaffInvitation: [ShieldCheck, 'success'],
  changeStaff: [ShieldCheck, 'warning'],
  removeStaff: [Trash2, 'error'],
  setClassStaff: [Pencil, 'plain'],
  viewAsStaff: [LogIn, 'info'],
  loginAsStudent: [LogIn, 'info'],
  logoutAsStudent: [ArrowLeft, 'info'],
  actAsStudent: [LogIn, 'info'],
  importStudents: [FileUp, 'brand'],
  setRecordingConsent: [ShieldCheck, 'plain'],
  changeRecordingRules: [ShieldCheck, 'plain'],
  addSecondFactor: [KeyRound, 'success'],
  removeSecondFactor: [KeyRound, 'warning'],
  renewRecoveryCodes: [KeyRound, 'plain'],
  requireSecondFactor: [ShieldCheck, 'warning'],
  resetSecondFactor: [KeyRound, 'warning'],
  unlockAdministrator: [KeyRound, 'error'],
  addClass: [Plus, 'success'],
  editClass: [Pencil, 'plain'],
  editCanDo: [Pencil, 'plain'],
  changeContact: [Plus, 'brand'],
  addStudent: [Plus, 'brand'],
  sendInvitations: [KeyRound, 'brand'],
  createPasswordLink: [KeyRound, 'warning'],
  deactivateStudent: [ShieldCheck, 'warning'],
  activateStudent: [ShieldCheck, 'success'],
  enrolStudent: [Plus, 'success'],
  moveStudent: [RefreshCw, 'info'],
  extendSubscription: [CalendarClock, 'success'],
  removeFromClass: [Trash2, 'error'],
  deleteClass: [Trash2, 'error'],
  duplicateClass: [Plus, 'success'],
  publishClass: [Eye, 'success'],
  duplicateLesson: [Plus, 'success'],
  publishLesson: [Eye, 'success'],
  addLesson: [Plus, 'success'],
  editLesson: [Pencil, 'plain'],
  saveWords: [Pencil, 'plain'],
  deleteLesson: [Trash2, 'error'],
  removeLessonFile: [Trash2, 'warning'],
  retryForms: [RefreshCw, 'info'],
  attachSound: [Plus, 'success'],
  removeSound: [Trash2, 'warning'],
  attachCaptions: [Plus, 'success'],
  removeCaptions: [Trash2, 'warning'],
  deleteQuestion: [Trash2, 'error'],
  reorderLessons: [ListOrdered, 'plain'],
  retryEmails: [RefreshCw, 'info'],
  backUpNow: [DatabaseBackup, 'brand'],
  saveDataProtection: [ShieldCheck, 'warning'],
  answerComplaint: [Send, 'brand'],
  regulatorArchive: [FileUp, 'brand'],
  setBackupKey: [KeyRound, 'warning'],
  changeSettings: [Settings, 'warning'],
  addTemplate: [Plus, 'success'],
  editTemplate: [Pencil, 'plain'],
  deleteTemplate: [Trash2, 'error'],
  revokeCertificate: [Award, 'error'],
  restoreCertificate: [Award, 'success'],
  replaceCertificate: [Award, 'info'],
  giveCertificates: [Award, 'brand'],
  addQuizQuestion: [Plus, 'success'],
  editQuizQuestion: [Pencil, 'plain'],
  deleteQuizQuestion: [Trash2, 'error'],
  importQuizQuestions: [FileUp, 'brand'],
  addStudentGuardian: [Plus, 'info'],
  revokeStudentGuardian: [Trash2, 'warning'],
  addLiveSessions: [Radio, 'success'],
  changeLiveSession: [Radio, 'info'],
  cancelLiveSession: [Radio, 'warning'],
  setLetterSound: [Radio, 'info'],
  setSessionRecording: [Radio, 'info'],
  saveSessionAttendance: [ListChecks, 'info'],
  markExam: [ClipboardCheck, 'plain'],
  giveMark: [ClipboardCheck, 'plain'],
  rotateAnswer: [RotateCw, 'plain'],
  addCorrection: [Plus, 'info'],
  changeCorrection: [Pencil, 'plain'],
  removeCorrection: [Trash2, 'warning'],
  allowNewAttempt: [RotateCcw, 'info'],
  saveCriteria: [ClipboardCheck, 'plain'],
  setLineModel: [Radio, 'info'],
  addClip: [Plus, 'plain'],
  changeClip: [Pencil, 'plain'],
  removeClip: [Trash2, 'plain'],
  uploadAnswers: [FileUp, 'brand'],
  setExamAllowance: [AlarmClockPlus, 'info'],
  rescoreExam: [RefreshCw, 'info'],
  setTypedVerdict: [RefreshCw, 'info'],
  acceptTypedAnswer: [RefreshCw, 'success'],
  undoTypedChange: [RotateCcw, 'warning'],
  restoreFromBin: [RotateCcw, 'success'],
  attachFile: [FileUp, 'brand'],
  recheckPayment: [RefreshCw, 'info'],
  closeTransferCase: [HandCoins, 'warning'],
  createCoupon: [HandCoins, 'warning'],
  endCoupon: [HandCoins, 'warning'],
  settlePart: [HandCoins, 'warning'],
  remindOfPart: [HandCoins, 'warning'],
  setIncomeShare: [HandCoins, 'warning'],
  sendMessage: [Send, 'info'],
  scheduleMessage: [CalendarClock, 'info'],
  changeScheduledMessage: [CalendarClock, 'plain'],
  cancelScheduledMessage: [CalendarClock, 'error'],
  closeMention: [ClipboardCheck, 'plain'],
}

// looked up by any name: the log can have actions of other releases
const knownIcons: Record<string, [LucideIcon, Tone] | undefined> = actionIcons

/** Audit entries, each as a sentence with its time. */
export function AuditEntryList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ul className="card rows" aria-label={m.audit_entries()}>
      {entries.map((it) => (
        <AuditEntryItem key={it.id} entry={it} />
      ))}
    </ul>
  )
}

function AuditEntryItem({ entry }: { entry: AuditEntry }) {
  const [Icon, tone] = knownIcons[entry.action] ?? [Pencil, 'plain']
  const detail = separateDetail(entry)
  return (
    <li className="flex gap-3.5">
      <Tile tone={tone}>
        <Icon className={DIRECTIONAL.has(Icon) ? 'icon mirror' : 'icon'} />
      </Tile>
      <div className="grid min-w-0 grow gap-0.5 [overflow-wrap:anywhere]">
        <p>
          {sentenceParts(entry).map((it) =>
            typeof it === 'string' ? <PersonName key={it} person={entry[it]} /> : it.text,
          )}
        </p>
        {detail && (
          <p className="text-small text-ink-2">
            <MixedScriptText text={detail} />
          </p>
        )}
        {entry.changes && (
          <Suspense fallback={<p className="text-small text-ink-3">…</p>}>
            <ChangedFields changes={entry.changes} />
          </Suspense>
        )}
        <p className="num flex flex-wrap gap-x-3 text-tiny text-ink-3">
          <Time at={entry.time} />
          {entry.actor.staff && <span>{KIND_LABELS[entry.actor.staff]}</span>}
          {entry.subject && <span>{emailText(entry.subject.email)}</span>}
        </p>
      </div>
    </li>
  )
}

function PersonName({ person }: { person: AuditEntry['subject'] }) {
  if (!person) return null
  return (
    <>
      {person.deleted ? (
        <bdi className="font-semibold">{person.name}</bdi>
      ) : (
        <Link className="font-semibold text-ink" to={paths.admin.student(person.id)}>
          <bdi>{person.name}</bdi>
        </Link>
      )}
      {person.deleted && <span className="text-ink-3"> {m.audit_person_deleted()}</span>}
    </>
  )
}
