import { useEffect, useState } from 'react'
import { joinStaffTabs } from './staff-tabs.ts'
import { useSignedIn } from './use-signed-in.ts'

/** Whether staff are signed in, in this tab or in another one that is open; `undefined` until that is known. */
export function useStaffSignedIn(): boolean | undefined {
  const signedIn = useSignedIn(true)
  const [settled, setSettled] = useState(false)
  useEffect(
    () =>
      joinStaffTabs({
        onSettled: () => setSettled(true),
        // All that was read belongs to the session that ended.
        onEnded: () => window.location.reload(),
      }),
    [],
  )
  return signedIn || settled ? signedIn : undefined
}
