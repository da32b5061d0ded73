import { CompletedCard, RefusedCard, RestingCard } from './rest-cards.tsx'
import { FormCard } from './form-card.tsx'
import { InvitePart } from '../invite-part.ts'
import { ReturnedCard } from './returned-card.tsx'
import { SignatureCard } from './signature-card.tsx'
import type { Details, StepStatus } from '../step-status.ts'
import { SupplementsCard } from '../supplements/supplements-card.tsx'
import { TaskCard } from './task-card.tsx'
import { WhatNow } from './what-now.tsx'
import { WaitingCard } from './waiting-card.tsx'

/** The card for the status of a work order: the one thing to do, or whose turn it is and what usually happens. */
export function OneThing({
  status,
  details,
  mayWrite,
}: {
  status: StepStatus
  details: Details
  mayWrite: boolean
}) {
  switch (status.kind) {
    case 'returned':
      return status.node.kind === 'SIGNATURE' ? (
        <SignatureCard
          node={status.node}
          details={details}
          note={status.returned.notes[0]}
          mayWrite={mayWrite}
        />
      ) : (
        <>
          <ReturnedCard node={status.node} details={details} returned={status.returned} mayWrite={mayWrite} />
          {status.node.kind === 'FORM' && <InvitePart nodeId={status.node.id} mayWrite={mayWrite} />}
        </>
      )
    case 'form':
      return <FormCard node={status.node} mayWrite={mayWrite} />
    case 'signature':
      return <SignatureCard node={status.node} details={details} mayWrite={mayWrite} />
    case 'task':
      return <TaskCard node={status.node} details={details} mayWrite={mayWrite} />
    case 'refused':
      return <RefusedCard node={status.node} details={details} />
    case 'supplements':
    case 'supplementsChecked':
      return <SupplementsCard kind={status.kind} details={details} />
    case 'onHold':
    case 'cancelled':
      return <RestingCard kind={status.kind} details={details} />
    case 'completed':
    case 'filing':
      return (
        <>
          <CompletedCard details={details} />
          <WhatNow details={details} />
        </>
      )
    default:
      return <WaitingCard status={status} details={details} />
  }
}
