import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  addStudentGuardian,
  getGuardianLines,
  getStudentGuardians,
  revokeStudentGuardian,
} from '../../../../contract/guardians/guardians.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { callQuery } from '../../../api/call-query.ts'
import { useMay } from '../../../api/use-may.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { CopyButton } from '../../../kit/CopyButton.tsx'
import { SendToWhatsApp } from '../../../kit/SendToWhatsApp.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { AddGuardianDialog } from '../AddGuardianDialog.tsx'
import { GuardianList } from '../GuardianList.tsx'

type StudentGuardiansProps = { student: { id: number; name: string } }

/** The guardians of a student: their pages for owners, and a line about the week for teachers (R-SESSION-009). */
export function StudentGuardians({ student }: StudentGuardiansProps) {
  const mayManage = useMay('manageStudents')
  const mayReport = useMay('viewMarks')
  return (
    <>
      {mayManage && <Links student={student} />}
      {mayReport && <Lines studentId={student.id} />}
    </>
  )
}

function Links({ student }: StudentGuardiansProps) {
  const queryClient = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const { id: studentId, name } = student
  const query = useQuery(
    callQuery(getStudentGuardians, { studentId }, adminKeys.guardians(studentId)),
  )
  const refresh = () =>
    void queryClient.invalidateQueries({ queryKey: adminKeys.guardians(studentId) })
  return (
    <Card>
      <CardHead title={m.guardians_title()}>
        <Button onClick={() => setAdding(true)}>{m.guardians_add()}</Button>
      </CardHead>
      <QueryBoundary query={query} errorTitle={m.guardians_did_not_load()}>
        {(links) => (
          <GuardianList
            links={links}
            student={name}
            onEnd={(guardianId) => callApi(revokeStudentGuardian, { studentId, guardianId })}
            onEnded={refresh}
          />
        )}
      </QueryBoundary>
      {isAdding && (
        <AddGuardianDialog
          needsConsent
          send={(values, idempotencyKey) =>
            callApi(addStudentGuardian, { ...values, studentId, idempotencyKey })
          }
          onAdded={refresh}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  )
}

/** Nothing for a student without guardians. */
function Lines({ studentId }: { studentId: number }) {
  const { data = [] } = useQuery(
    callQuery(getGuardianLines, { studentId }, adminKeys.guardianLines(studentId)),
  )
  if (data.length === 0) return null
  return (
    <Card>
      <CardHead title={m.guardians_lines()} />
      <ul className="rows">
        {data.map(({ id, name, text }) => (
          <li key={id} className="flex-wrap">
            <div className="min-w-0 grow basis-52">
              <p className="font-semibold wrap-anywhere">
                <bdi>{name}</bdi>
              </p>
              <p className="page-side text-small text-ink-2 wrap-anywhere" dir="auto">
                {text}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <CopyButton
                text={text}
                copied={m.guardians_line_copied()}
                byHand={m.guardians_copy_by_hand()}
                aria-label={m.guardians_copy_line_for({ name })}
              >
                {m.guardians_copy_line()}
              </CopyButton>
              <SendToWhatsApp text={text} subject={name} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
