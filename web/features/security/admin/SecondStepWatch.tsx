import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { ApiError } from '../../../api/call-api.ts'
import { paths } from '../../../api/paths.ts'

const isSetupRequired = (error: unknown) =>
  error instanceof ApiError && error.code === 'second_factor_setup_required'

/**
 * Redirects an administrator without the second step that the school requires to the page that sets one up, as soon as a
 * call is denied for this reason (R-TRUST-004, decision 0643).
 */
export function SecondStepWatch() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  useEffect(() => {
    const queries = queryClient.getQueryCache()
    const mutations = queryClient.getMutationCache()
    const check = () => {
      const denied = queries.findAll({ predicate: ({ state }) => isSetupRequired(state.error) })
      const isDenied =
        denied.length > 0 || mutations.getAll().some((it) => isSetupRequired(it.state.error))
      if (!isDenied) return
      // the requested page loads again after the second step was added
      for (const it of denied) queries.remove(it)
      mutations.clear()
      if (location.pathname !== paths.profile)
        navigate(paths.secondStep(location.pathname + location.search), { replace: true })
    }
    // after the caches have finished their current update
    const checkLater = () => queueMicrotask(check)
    checkLater()
    const ends = [queries.subscribe(checkLater), mutations.subscribe(checkLater)]
    return () => {
      for (const end of ends) end()
    }
  }, [queryClient, navigate])
  return null
}
