import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reportQuery } from './queries.ts'

/**
 * The report, asked for again at every return to the page: the query library sees a tab that was hidden, and this sees
 * a window that stood behind another one all the time (wallet-and-admin §7).
 */
export function useReport() {
  const report = useQuery(reportQuery)
  const { refetch } = report
  useEffect(() => {
    const again = () => void refetch({ cancelRefetch: false })
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [refetch])
  return report
}
