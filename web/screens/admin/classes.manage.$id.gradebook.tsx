import { Redirect, useParams, useSearchParams } from 'wouter'
import { paths } from '../../api/paths.ts'

/** The address that the gradebook had before it was a tab of its class. */
export function Screen() {
  const { id } = useParams<{ id: string }>()
  const [query] = useSearchParams()
  query.set('tab', 'gradebook')
  return <Redirect to={`${paths.admin.class(id)}?${query}`} replace />
}
