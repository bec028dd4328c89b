import type { ComponentProps, ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import type { StudentHead } from '../../../../contract/admin/student-page.ts'
import type { Permission } from '../../../../contract/staff/permissions.ts'
import { m } from '../../../../messages/m.ts'
import { usePermissions } from '../../../api/use-may.ts'
import { Tabs } from '../../../kit/Tabs.tsx'
import {
  StudentCertificates,
  StudentLedger,
  StudentMarks,
  StudentMessages,
  StudentSessions,
} from './StudentRecords.tsx'

const TABS = ['classes', 'marks', 'wallet', 'certificates', 'messages', 'sign-ins'] as const
type Tab = (typeof TABS)[number]

const PERMISSION_OF: Record<Tab, Permission> = {
  classes: 'viewStudents',
  marks: 'viewMarks',
  wallet: 'viewMoney',
  certificates: 'giveCertificates',
  messages: 'manageStudents',
  'sign-ins': 'manageStudents',
}
const LABELS: Record<Tab, string> = {
  classes: m.kit_classes(),
  marks: m.students_tab_marks(),
  wallet: m.students_wallet(),
  certificates: m.students_tab_certificates(),
  messages: m.students_tab_messages(),
  'sign-ins': m.students_tab_sign_ins(),
}
const COUNTS: Record<Tab, (counts: StudentHead['counts']) => number> = {
  classes: (it) => it.classes,
  marks: (it) => it.submissions,
  wallet: (it) => it.ledger,
  certificates: (it) => it.certificates,
  messages: (it) => it.messages,
  'sign-ins': (it) => it.sessions,
}

type StudentTabsProps = {
  head: StudentHead
  classes: ReactNode
  renderRefund: ComponentProps<typeof StudentLedger>['renderRefund']
}

/** The sections of a student's page, each loaded when its tab is opened. The screen passes in the classes. */
export function StudentTabs({ head, classes, renderRefund }: StudentTabsProps) {
  const { student, counts } = head
  const isPermitted = usePermissions()
  const openTabs = TABS.filter((it) => isPermitted(PERMISSION_OF[it]))
  const [tab, selectTab] = useStudentTab(openTabs)
  // six tabs fit between the other columns only without their counts
  return (
    <div className="grid min-w-0 content-start gap-4 xl:max-2xl:[&_.tab]:px-2 xl:max-2xl:[&_.tab_.badge]:hidden">
      <Tabs
        label={m.kit_student()}
        current={tab}
        onSelect={selectTab}
        tabs={openTabs.map((id) => ({ id, label: LABELS[id], count: COUNTS[id](counts) }))}
      >
        {tab === 'classes' && classes}
        {tab === 'marks' && <StudentMarks studentId={student.id} />}
        {tab === 'wallet' && <StudentLedger studentId={student.id} renderRefund={renderRefund} />}
        {tab === 'certificates' && <StudentCertificates studentId={student.id} />}
        {tab === 'messages' && <StudentMessages studentId={student.id} />}
        {tab === 'sign-ins' && <StudentSessions studentId={student.id} />}
      </Tabs>
    </div>
  )
}

/** The tab in the address. */
function useStudentTab(openTabs: readonly Tab[]) {
  const [params, setParams] = useSearchParams()
  const tab = openTabs.find((it) => it === params.get('tab')) ?? 'classes'
  const selectTab = (id: Tab) =>
    setParams(id === 'classes' ? {} : { tab: id }, { replace: true, state: history.state })
  return [tab, selectTab] as const
}
