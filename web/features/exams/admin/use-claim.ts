import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getSubmission } from '../../../../contract/exams/marking.ts'
import {
  claimSubmission,
  type MarkingClaim,
  releaseSubmission,
} from '../../../../contract/exams/marking-claims.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'

/** Work on a submission renews its claim at most this often. */
const RENEWAL_MS = 120_000
/** How often the page asks whether somebody else has left the submission. */
const CHECK_MS = 10_000

const WORK = ['input', 'keydown', 'pointerdown'] as const

/**
 * Claims a submission while its page is open and somebody works on it (R-STAFF-008). `holder` is who else marks it; `isFree` is true
 * once they have left it, and `takeOver` claims it then.
 */
export function useClaim(submissionId: number) {
  const queryClient = useQueryClient()
  const [holder, setHolder] = useState<MarkingClaim | null>(null)
  const [isFree, setFree] = useState(false)
  const isOpen = useRef(true)
  const askedAt = useRef(0)
  const claim = useCallback(async () => {
    askedAt.current = Date.now()
    // without a connection a mark cannot be saved either, and the server declines what it must
    const other = await callApi(claimSubmission, { submissionId }).catch(() => undefined)
    if (other === undefined || !isOpen.current) return
    setHolder(other)
    setFree(false)
  }, [submissionId])
  useEffect(() => {
    isOpen.current = true
    void claim()
    const renew = () => {
      if (Date.now() - askedAt.current > RENEWAL_MS) void claim()
    }
    const release = () => {
      // the page may be closing
      callApi(releaseSubmission, { submissionId }, { outlivesPage: true }).catch(() => {})
    }
    for (const name of WORK) addEventListener(name, renew)
    addEventListener('pagehide', release)
    return () => {
      isOpen.current = false
      for (const name of WORK) removeEventListener(name, renew)
      removeEventListener('pagehide', release)
      release()
    }
  }, [submissionId, claim])
  const isTaken = holder !== null && !isFree
  useEffect(() => {
    if (!isTaken) return
    const timer = setInterval(async () => {
      const current = await callApi(getSubmission, { submissionId }).catch(() => undefined)
      if (!current || !isOpen.current) return
      if (current.claim) setHolder(current.claim)
      else setFree(true)
    }, CHECK_MS)
    return () => clearInterval(timer)
  }, [isTaken, submissionId])
  const takeOver = async () => {
    await claim()
    // it may have been marked meanwhile
    await queryClient.invalidateQueries({ queryKey: adminKeys.submission(submissionId) })
  }
  return { holder, isFree, takeOver }
}
