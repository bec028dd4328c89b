import type { ComponentProps, ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import type { StudentHead } from '../../../../contract/admin/student-page.ts'
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

type StudentTabsProps = {
  head: StudentHead
  classes: ReactNode
  renderRefund: ComponentProps<typeof StudentLedger>['renderRefund']
}

/** The sections of a student's page, each loaded when its tab is opened. The screen passes in the classes. */
export function StudentTabs({ head, classes, renderRefund }: StudentTabsProps) {
  const { student, counts } = head
  const [tab, selectTab] = useStudentTab()
  // six tabs fit between the other columns only without their counts
  return (
    <div className="grid min-w-0 content-start gap-4 xl:max-2xl:[&_.tab]:px-2 xl:max-2xl:[&_.tab_.badge]:hidden">
      <Tabs
        label="Student"
        current={tab}
        onSelect={selectTab}
        tabs={[
          { id: 'classes', label: 'Classes', count: counts.classes },
          { id: 'marks', label: 'Marks', count: counts.submissions },
          { id: 'wallet', label: 'Wallet', count: counts.ledger },
          { id: 'certificates', label: 'Certificates', count: counts.certificates },
          { id: 'messages', label: 'Messages', count: counts.messages },
          { id: 'sign-ins', label: 'Sign-ins', count: counts.sessions },
        ]}
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
function useStudentTab() {
  const [params, setParams] = useSearchParams()
  const tab = TABS.find((it) => it === params.get('tab')) ?? 'classes'
  const selectTab = (id: Tab) =>
    setParams(id === 'classes' ? {} : { tab: id }, { replace: true, state: history.state })
  return [tab, selectTab] as const
}
