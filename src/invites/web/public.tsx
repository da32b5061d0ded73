import { lazy, Suspense } from 'react'

const Panel = lazy(async () => ({ default: (await import('./invite-panel.tsx')).InvitePanel }))

/** Who else is invited to fill in the form of a node; loaded when it is shown. */
export function InvitePanel(props: { nodeId: string; mayWrite: boolean }) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  )
}
