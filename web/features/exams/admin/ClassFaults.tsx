import { useQuery } from '@tanstack/react-query'
import { AudioLines } from 'lucide-react'
import { type ClassFault, getClassFaults } from '../../../../contract/voice/manage-corrections.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Card } from '../../../kit/Card.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ProgressBar } from '../../../kit/ProgressBar.tsx'
import { SkeletonRows } from '../../../kit/Skeleton.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { kindText } from '../../voice/shared/kind-text.ts'

type ClassFaultsProps = { classId: number | undefined; lessonId: number | undefined }

/** What a class gets wrong most often: '34 of 60: makhraj of ʿayn' (R-VOICE-012). */
export function ClassFaults({ classId, lessonId }: ClassFaultsProps) {
  const query = useQuery(
    callQuery(
      getClassFaults,
      { classId: classId ?? 0, ...(lessonId !== undefined && { lessonId }) },
      adminKeys.classFaults(classId ?? 0, lessonId ?? 0),
      { enabled: classId !== undefined },
    ),
  )
  if (classId === undefined)
    return (
      <Card padded>
        <p className="text-ink-2">{m.corrections_choose_class()}</p>
      </Card>
    )
  return (
    <Card padded>
      <QueryBoundary
        query={query}
        errorTitle={m.corrections_did_not_load()}
        skeleton={<SkeletonRows />}
      >
        {({ students, faults }) =>
          faults.length === 0 ? (
            <EmptyState icon={AudioLines} title={m.corrections_no_faults()}>
              {m.corrections_no_faults_what()}
            </EmptyState>
          ) : (
            <>
              <p className="text-ink-2">{m.corrections_class_faults_of({ count: students })}</p>
              <ol className="rows">
                {faults.map((fault) => (
                  <FaultRow key={`${fault.kind} ${fault.letter}`} fault={fault} total={students} />
                ))}
              </ol>
            </>
          )
        }
      </QueryBoundary>
    </Card>
  )
}

function FaultRow({ fault, total }: { fault: ClassFault; total: number }) {
  const { kind, letter, students } = fault
  const share = m.corrections_share_of({ students, total })
  return (
    <li className="grid gap-1.5 px-0 py-3">
      <span className="flex flex-wrap justify-between gap-x-3">
        <b>
          <bdi>{kindText(kind)}</bdi>
          {letter && (
            <>
              {' '}
              <bdi lang="ar">{letter}</bdi>
            </>
          )}
        </b>
        <span className="num text-ink-2">{share}</span>
      </span>
      <ProgressBar value={students} max={total} label={share} />
    </li>
  )
}
