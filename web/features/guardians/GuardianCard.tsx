import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  addGuardianLink,
  getGuardianLinks,
  MAX_GUARDIAN_LINKS,
  revokeGuardianLink,
} from '../../../contract/guardians/guardians.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { callQuery } from '../../api/call-query.ts'
import { keys } from '../../api/query-keys.ts'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'
import { AddGuardianDialog } from './AddGuardianDialog.tsx'
import { GuardianList } from './GuardianList.tsx'

/** The pages that the student has given to guardians (R-SESSION-009). */
export function GuardianCard({ student }: { student: string }) {
  const queryClient = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const query = useQuery(callQuery(getGuardianLinks, {}, keys.guardianLinks))
  const refresh = () => void queryClient.invalidateQueries({ queryKey: keys.guardianLinks })
  return (
    <Card>
      <CardHead title={m.guardians_title()}>
        {(query.data?.length ?? 0) < MAX_GUARDIAN_LINKS && (
          <Button onClick={() => setAdding(true)}>{m.guardians_add()}</Button>
        )}
      </CardHead>
      <p className="pad text-ink-2">{m.guardians_what()}</p>
      <QueryBoundary query={query} errorTitle={m.guardians_did_not_load()}>
        {(links) =>
          links.length > 0 && (
            <GuardianList
              links={links}
              student={student}
              onEnd={(guardianId) => callApi(revokeGuardianLink, { guardianId })}
              onEnded={refresh}
            />
          )
        }
      </QueryBoundary>
      {isAdding && (
        <AddGuardianDialog
          send={({ name, language }, idempotencyKey) =>
            callApi(addGuardianLink, { name, language, idempotencyKey })
          }
          onAdded={refresh}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  )
}
