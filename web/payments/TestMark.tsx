import { Badge } from '../kit/Badge.tsx'

/** Marks an entry of the sandbox, which moves no money (R-PAY-005). */
export function TestMark() {
  return (
    <>
      {' '}
      <Badge kind="plain">Test</Badge>
    </>
  )
}
