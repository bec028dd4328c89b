import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reportQuery } from './queries.ts'

/**
 * The report, asked for again at every return to the page: the query library sees a tab that was hidden, and this sees
 * a window that stood behind another one all the time (R-ADASH-012).
 */
export function useReport() {
  const report = useQuery(reportQuery)
  const { refetch } = report
  useEffect(() => {
    const refetchOnFocus = () => void refetch({ cancelRefetch: false })
    addEventListener('focus', refetchOnFocus)
    return () => removeEventListener('focus', refetchOnFocus)
  }, [refetch])
  return report
}
