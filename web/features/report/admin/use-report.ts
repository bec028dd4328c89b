import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reportQuery } from './queries.ts'

/**
 * The report, refetched at every return to the page (R-ADASH-012). The query library notices a hidden tab; this hook
 * notices a window that was visible behind another one.
 */
export function useReport({ enabled }: { enabled: boolean }) {
  const report = useQuery({ ...reportQuery, enabled })
  const { refetch } = report
  useEffect(() => {
    if (!enabled) return
    const refetchOnFocus = () => void refetch({ cancelRefetch: false })
    addEventListener('focus', refetchOnFocus)
    return () => removeEventListener('focus', refetchOnFocus)
  }, [refetch, enabled])
  return report
}
